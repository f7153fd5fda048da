import type { z } from 'zod/mini'
import type { createPreset, Preset } from '#api/contract/presets.ts'
import { textOrNull } from '../../fields/record/changes.ts'
import type { FieldsIn } from '../../ui/form/field-inputs.tsx'

/** Body of a preset, as it is written. */
type PresetBody = z.input<typeof createPreset>

/** A preset as its form shows it. */
export interface PresetValues {
  title: string
  description: string
  logo: string
  image: string
  assets: string[]
  products: string[]
  effectId: string
}

/** The form of a stored preset, or of a new one. */
export const readPreset = (preset: Preset | undefined): PresetValues =>
  ({
    title: preset?.title ?? '',
    description: preset?.description ?? '',
    logo: preset?.logo ?? '',
    image: preset?.image ?? '',
    assets: [...(preset?.assets ?? [])],
    products: [...(preset?.products ?? [])],
    effectId: preset?.effectId ?? '',
  }) satisfies Record<keyof PresetBody, unknown>

/** The body that a form stands for. */
export const writePreset = (values: PresetValues): PresetBody => ({
  ...values,
  description: textOrNull(values.description),
  logo: textOrNull(values.logo),
  image: textOrNull(values.image),
  effectId: textOrNull(values.effectId),
})

/** The section of the form that asks for a field. */
export const PRESET_SECTIONS = {
  title: 'basics',
  description: 'basics',
  logo: 'images',
  image: 'images',
  assets: 'media',
  products: 'more',
  effectId: 'more',
} as const satisfies Record<keyof PresetBody, string>
/** The fields that a section asks for. */
export type PresetFieldsIn<Section> = FieldsIn<typeof PRESET_SECTIONS, Section>

/** The form of a copy: all that the preset says, under a title of its own. */
export const copyPreset = (preset: Preset, title: string): PresetValues => ({ ...readPreset(preset), title })
