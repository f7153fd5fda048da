import { expect, test } from 'vitest'
import { MOST_TAGS, tagsOf, withTags } from './medium-tags.ts'

test('tags are a list of words among the open fields, each once, and none is no field', () => {
  expect(tagsOf({ environment: { tags: ['Knee', 'Rehab'] } })).toEqual(['Knee', 'Rehab'])
  expect(withTags({ mood: 'calm' }, ['Knee', 'Knee'])).toEqual({ mood: 'calm', tags: ['Knee'] })
  expect(withTags({ mood: 'calm', tags: ['Knee'] }, [])).toEqual({ mood: 'calm' })
  const many = Array.from({ length: MOST_TAGS + 1 }, (_, place) => `Tag ${place}`)
  expect(tagsOf({ environment: withTags({}, many) })).toHaveLength(MOST_TAGS)
})

test('what another client keeps under the name stays', () => {
  for (const tags of ['Knee', { knee: true }, [1]]) {
    expect(tagsOf({ environment: { tags } })).toEqual([])
    expect(withTags({ tags }, ['Knee'])).toEqual({ tags })
  }
})
