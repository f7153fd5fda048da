// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { paths } from '../../paths/paths.ts'
import { openService } from '../testing/service-in-page.tsx'
import { readUses } from './read-uses.ts'
import { preventing } from './uses.ts'

test('whatever shows a medium by its address stands in the way, as the service says too', async () => {
  const { api, demo } = await openService()
  const film = demo.multimedia.find(({ type }) => type === 'video')
  await api.multimedia.update({ params: { id: film?.id ?? '' }, body: { coverVideo: { url: '/demo/door.png' } } })
  const picture = await api.multimedia.create({ body: { name: 'Door', format: 'image/png', url: '/demo/door.png' } })
  const logo = await api.presets.create({ body: { title: 'By its address', logo: '/demo/door.png' } })
  const service = demo.services[0]
  await api.services.update({ params: { id: service?.id ?? '' }, body: { image: '/demo/door.png' } })
  const ofPicture = await readUses({ api, places: paths, now: 0 }, { kind: 'medium', record: picture })
  expect(
    preventing(ofPicture.groups).map(({ relation, uses }) => [relation, uses.map(({ name, as }) => [name, as])]),
  ).toEqual([
    ['using-presets', [[logo.title, ['logo']]]],
    ['using-services', [[service?.name, ['image']]]],
    ['using-media', [[film?.name, ['coverVideo']]]],
  ])
  const refused = await api.multimedia.remove({ params: { id: picture.id } }).then(
    () => '',
    (error: Error) => error.message,
  )
  for (const name of [logo.title, service?.name, film?.name]) expect(refused).toContain(`“${name}”`)
})
