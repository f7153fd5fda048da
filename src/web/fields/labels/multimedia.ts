import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import type { z } from 'zod/mini'
import type { createMultimedia } from '#api/contract/multimedia.ts'
import type { MediumText } from '#api/core/rules/medium-texts.ts'

/** What the fields of a medium are called on the screen. */
export const mediumLabels = (i18n: I18n) =>
  ({
    name: i18n._('Name'),
    url: i18n._('URL'),
    format: i18n._('Format'),
    type: i18n._('Type'),
    description: i18n._('Description'),
    altText: i18n._('Alternative text'),
    width: i18n._('Width'),
    height: i18n._('Height'),
    duration: i18n._('Length'),
    size: i18n._('Size'),
    sha256: i18n._('SHA-256'),
    coverVideo: i18n._('Cover video'),
    app: i18n._('App'),
    environment: i18n._('Environment'),
    tags: i18n._('Tags'),
    focus: i18n._('Focal point'),
    crops: i18n._('Crops'),
    poster: i18n._('Poster'),
    caption: i18n._('Caption'),
    credit: i18n._('Credit'),
    captions: i18n._('Captions (WebVTT)'),
    transcript: i18n._('Transcript'),
    options: i18n._('Options'),
  }) satisfies Record<
    keyof z.input<typeof createMultimedia> | MediumText | 'tags' | 'focus' | 'crops' | 'poster',
    string
  >

/** The same where a component is drawn. */
export const useMediumLabels = () => mediumLabels(useLingui().i18n)
