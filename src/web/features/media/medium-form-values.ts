import type { MultimediaType } from '#api/contract/choices.ts'
import type { z } from 'zod/mini'
import type { createMultimedia, Multimedia } from '#api/contract/multimedia.ts'
import { MEDIUM_TEXTS, textOf, withoutTexts, withTexts, type MediumText } from '#api/core/rules/medium-texts.ts'
import { focusOf, withFocus, type Focus } from '#api/core/rules/medium-focus.ts'
import { type Crops, cropsOf } from '#api/core/rules/medium-crops.ts'
import { withCrops } from '#api/core/rules/with-crops.ts'
import { type Poster, posterOf, withPoster } from '#api/core/rules/medium-poster.ts'
import { tagsOf, withTags } from '#api/core/rules/medium-tags.ts'
import { asWebVtt } from '#api/core/rules/webvtt.ts'
import { textOrNull, withoutBlanks } from '../../fields/record/changes.ts'
import type { FieldsIn } from '../../ui/form/field-inputs.tsx'

/** Body of a medium, as it is written. */
type MediumBody = z.input<typeof createMultimedia>

type AppBody = NonNullable<MediumBody['app']>
/** A field of an app as its form asks for it: its source's beside its own. */
export type AppField = Exclude<keyof AppBody, 'source'> | keyof AppBody['source']
/** A field of a cover video. */
export type CoverField = keyof NonNullable<MediumBody['coverVideo']>
/** One of the options of a medium. */
export type OptionField = keyof NonNullable<MediumBody['options']>

/** The section of the form that asks for a field. */
export const MEDIUM_SECTIONS = {
  name: 'basics',
  url: 'basics',
  format: 'basics',
  type: 'basics',
  description: 'basics',
  altText: 'basics',
  tags: 'texts',
  focus: 'texts',
  crops: 'texts',
  poster: 'texts',
  caption: 'texts',
  credit: 'texts',
  captions: 'texts',
  transcript: 'texts',
  width: 'file',
  height: 'file',
  duration: 'file',
  size: 'file',
  sha256: 'file',
  coverVideo: 'cover',
  app: 'app',
  environment: 'app',
  options: 'options',
} as const satisfies Record<keyof MediumBody | MediumText | 'tags' | 'focus' | 'crops' | 'poster', string>
/** The fields that a section asks for. */
export type MediumFieldsIn<Section> = FieldsIn<typeof MEDIUM_SECTIONS, Section>

/** A program that is shown as a medium. */
export interface AppValues {
  type: string
  url: string
  security: string
  resource: string
  args: Record<string, unknown>
}

/** A film that stands for the medium until it is opened. */
export interface CoverValues {
  id: string
  url: string
  format: string
  /** Bytes. */
  size: number | null
  /** Seconds. */
  duration: number | null
}

/** A medium as its form shows it: with the texts that its open fields hold, and with the rest of those. */
export interface MediumValues extends Record<MediumText, string> {
  name: string
  url: string
  format: string
  /** Null goes with the format. */
  type: MultimediaType | null
  description: string
  altText: string
  size: number | null
  duration: number | null
  width: number | null
  height: number | null
  sha256: string
  hasApp: boolean
  app: AppValues
  hasCover: boolean
  coverVideo: CoverValues
  hasOptions: boolean
  options: { usePixelStreaming: boolean; timeout: number | null; showBooking: boolean; showRegister: boolean }
  environment: Record<string, unknown>
  tags: string[]
  /** Null is the middle. */
  focus: Focus | null
  /** Of each shape that has one. */
  crops: Crops
  poster: Poster | null
}

const textsOf = (medium: Multimedia | undefined) =>
  Object.fromEntries(MEDIUM_TEXTS.map((name) => [name, textOf(medium ?? {}, name)])) as Record<MediumText, string>

type Parts = Pick<MediumValues, 'tags' | 'focus' | 'crops' | 'poster'>

/** Open fields with the parts of them that the form shows as fields of their own. */
const withParts = (environment: MediumValues['environment'], { tags, focus, crops, poster }: Parts) =>
  withPoster(withCrops(withFocus(withTags(environment, tags), focus), crops), poster)

/** The form of a stored medium, or of a new one. */
export const readMedium = (medium: Multimedia | undefined): MediumValues =>
  ({
    name: medium?.name ?? '',
    url: medium?.url ?? '',
    format: medium?.format ?? '',
    type: medium?.type ?? null,
    description: medium?.description ?? '',
    altText: medium?.altText ?? '',
    size: medium?.size ?? null,
    duration: medium?.duration ?? null,
    width: medium?.width ?? null,
    height: medium?.height ?? null,
    sha256: medium?.sha256 ?? '',
    hasApp: medium?.app != null,
    app: {
      type: medium?.app?.type ?? '',
      url: medium?.app?.source.url ?? '',
      security: medium?.app?.source.security ?? '',
      resource: medium?.app?.resource ?? '',
      args: medium?.app?.args ?? {},
    } satisfies Record<AppField, unknown>,
    hasCover: medium?.coverVideo != null,
    coverVideo: {
      id: medium?.coverVideo?.id ?? '',
      url: medium?.coverVideo?.url ?? '',
      format: medium?.coverVideo?.format ?? '',
      size: medium?.coverVideo?.size ?? null,
      duration: medium?.coverVideo?.duration ?? null,
    } satisfies Record<CoverField, unknown>,
    hasOptions: medium?.options != null,
    options: {
      usePixelStreaming: medium?.options?.usePixelStreaming ?? false,
      timeout: medium?.options?.timeout ?? null,
      showBooking: medium?.options?.showBooking ?? false,
      showRegister: medium?.options?.showRegister ?? false,
    } satisfies Record<OptionField, unknown>,
    environment: withParts(withoutTexts(medium?.environment ?? {}), { tags: [], focus: null, crops: {}, poster: null }),
    focus: focusOf(medium ?? {}) ?? null,
    crops: cropsOf(medium ?? {}),
    poster: posterOf(medium ?? {}) ?? null,
    tags: [...tagsOf(medium ?? {})],
    ...textsOf(medium),
  }) satisfies Record<
    keyof MediumBody | MediumText | 'tags' | 'focus' | 'crops' | 'poster' | 'hasApp' | 'hasCover' | 'hasOptions',
    unknown
  >

const appBody = ({ type, url, security, resource, args }: AppValues) => ({
  type,
  source: withoutBlanks({ url, security }),
  ...withoutBlanks({ resource }),
  ...(Object.keys(args).length > 0 && { args }),
})

/** The body that a form stands for; parts that are switched off are null. */
export const writeMedium = (values: MediumValues): MediumBody => {
  const body = {
    name: values.name,
    url: textOrNull(values.url),
    format: values.format.trim(),
    description: textOrNull(values.description),
    altText: textOrNull(values.altText),
    size: values.size,
    duration: values.duration,
    width: values.width,
    height: values.height,
    sha256: textOrNull(values.sha256),
    app: values.hasApp ? appBody(values.app) : null,
    coverVideo: values.hasCover ? { ...withoutBlanks(values.coverVideo), url: values.coverVideo.url } : null,
    options: values.hasOptions ? withoutBlanks(values.options) : null,
    environment: withTexts(withParts(values.environment, values), {
      caption: values.caption.trim(),
      credit: values.credit.trim(),
      captions: asWebVtt(values.captions),
      transcript: values.transcript.trim(),
    }),
  } satisfies Record<Exclude<keyof MediumBody, 'type'>, unknown>
  // A type cannot be cleared: without one the service finds it out from the format. Blank entries of the parts are out.
  return { ...body, ...(values.type !== null && { type: values.type }) } as MediumBody
}

/** Where the form shows a field of the body. */
export const placeOfMediumField = (field: string): string =>
  field
    .replace(/^app\.source\./, 'app.')
    .replace(/^environment\.captions$/, 'captions')
    .replace(/^environment\.(crops|poster)\b.*/, '$1')
