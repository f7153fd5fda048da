import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import type { z } from 'zod/mini'
import type { createPreset } from '#api/contract/presets.ts'

/** What the fields of a preset are called on the screen. */
export const presetLabels = (i18n: I18n) =>
  ({
    title: i18n._('Title'),
    description: i18n._('Description'),
    logo: i18n._('Logo'),
    image: i18n._('Image'),
    assets: i18n._('Files'),
    products: i18n._('Products'),
    effectId: i18n._('Effect'),
  }) satisfies Record<keyof z.input<typeof createPreset>, string>

/** The same where a component is drawn. */
export const usePresetLabels = () => presetLabels(useLingui().i18n)
