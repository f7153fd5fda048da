import { z } from 'zod/mini'
import { audit, clearable, imageUrl, paging, text, uuid, words } from './fields.ts'
import { row } from './operation.ts'

const optional = {
  description: clearable(text(10_000)),
  logo: clearable(imageUrl),
  image: clearable(imageUrl),
  assets: z.optional(z.array(uuid).check(z.maxLength(200))),
  products: z.optional(z.array(words(200)).check(z.maxLength(200))),
  effectId: clearable(text(200)),
}

/** CreatePresetDto. */
export const createPreset = z.strictObject({ title: words(200), ...optional })
/** UpdatePresetDto: only the given fields change. */
export const updatePreset = z.strictObject({ title: z.optional(words(200)), ...optional })

/** A preset as answered (specification 4.2). */
export const preset = z.object({
  id: uuid,
  title: z.string(),
  description: z.nullable(z.string()),
  logo: z.nullable(z.string()),
  image: z.nullable(z.string()),
  /** Ids of multimedia. */
  assets: z.array(uuid),
  products: z.array(z.string()),
  effectId: z.nullable(z.string()),
  ...audit,
})
/** A preset. */
export type Preset = z.output<typeof preset>

const base = { resource: 'presets', section: '4.2', answer: preset, aliases: { assetIds: 'assets' } } as const
const one = { ...base, path: '/api/v1/presets/{id}', params: z.object({ id: uuid }), status: 200 } as const

/** Rows of specification 4.2. */
export const presetRows = {
  list: row({
    ...base,
    method: 'GET',
    path: '/api/v1/presets',
    summary: 'List presets',
    right: 'read',
    query: z.object({ title: z.optional(z.string()), search: z.optional(z.string()), ...paging(100) }),
    status: 200,
    list: { shape: 'page', defaultLimit: 20, maxLimit: 100 },
  }),
  create: row({
    ...base,
    method: 'POST',
    path: '/api/v1/presets',
    summary: 'Create a preset',
    right: 'write',
    body: createPreset,
    status: 201,
  }),
  get: row({ ...one, method: 'GET', summary: 'Read a preset', right: 'read' }),
  update: row({ ...one, method: 'PUT', summary: 'Change a preset', right: 'write', body: updatePreset }),
  remove: row({ ...one, method: 'DELETE', summary: 'Delete a preset', right: 'write' }),
}
