import type { PictureColor } from '../../contract/colors.ts'
import type { Multimedia } from '../../contract/multimedia.ts'
import type { Preset } from '../../contract/presets.ts'
import type { Room } from '../../contract/rooms.ts'
import type { Stamp } from './clinic.ts'
import type { Random } from './random.ts'

type Medium = readonly [
  name: string,
  type: Multimedia['type'],
  format: string,
  url: string | null,
  altText: string | null,
]

const MEDIA: readonly Medium[] = [
  ['Reception', 'image', 'image/svg+xml', '/demo/reception.svg', 'A bright reception desk with two plants'],
  ['Waiting area', 'image', 'image/svg+xml', '/demo/waiting-area.svg', 'Blue chairs beside a tall window'],
  ['Clinic logo', 'image', 'image/svg+xml', '/demo/logo.svg', 'A green cross inside a circle'],
  ['Treatment room', 'image', 'image/svg+xml', '/demo/treatment-room.svg', null],
  ['Welcome film', 'video', 'video/webm', '/demo/welcome.webm', 'A short greeting'],
  ['Hold music', 'audio', 'audio/wav', '/demo/hold-music.wav', null],
  [
    'How to prepare',
    'presentation',
    'application/pdf',
    '/demo/how-to-prepare.pdf',
    'One page of advice before a visit',
  ],
  ['Walk through the clinic', 'immersive', 'image/jpeg', '/demo/panorama.jpg', 'A view all around the entrance hall'],
  ['New team photo', 'image', 'image/jpeg', null, null],
]

/** What the demo's pictures mostly have, as whoever opens them finds (a test does). */
const LOOKS: Readonly<Record<string, PictureColor[]>> = {
  Reception: ['white', 'orange', 'brown'],
  'Waiting area': ['white'],
  'Clinic logo': ['white', 'green'],
  'Treatment room': ['white', 'gray'],
  'Walk through the clinic': ['white', 'green', 'orange'],
}

/** What is said in the demo's film and sound. */
const SAID: Readonly<Record<string, Multimedia['environment']>> = {
  'Welcome film': { captions: 'WEBVTT\n\n00:00.000 --> 00:03.000\nWelcome to the clinic.' },
  'Hold music': { transcript: 'Calm music without words.' },
}

/** Media of all five types; one still waits for its file. */
export const makeMultimedia = (random: Random, stamp: Stamp, at: number): Multimedia[] =>
  MEDIA.map(([name, type, format, url, altText]) => ({
    id: random.id(at),
    name,
    url,
    format,
    type,
    description: null,
    altText,
    size: null,
    duration: type === 'video' ? 3 : type === 'audio' ? 2 : null,
    width: type === 'image' ? 800 : type === 'immersive' ? 2048 : null,
    height: type === 'image' ? 500 : type === 'immersive' ? 1024 : null,
    sha256: null,
    ...(LOOKS[name] && { colors: LOOKS[name] }),
    status: url ? 'ready' : 'need_action',
    app: null,
    environment: SAID[name] ?? {},
    coverVideo: null,
    options: null,
    ...stamp,
  }))

/** Presets that show the media. */
export const makePresets = (random: Random, stamp: Stamp, at: number, media: readonly Multimedia[]): Preset[] =>
  (
    [
      ['Clinic standard', 'Calm look for consultations', [0, 1, 4]],
      ['Children', 'Bright look for pediatrics', [1, 5]],
      ['Telehealth', 'For video consultations', [4, 6, 7]],
    ] as const
  ).map(([title, description, assets]) => ({
    id: random.id(at),
    title,
    description,
    logo: '/demo/logo.svg',
    image: '/demo/reception.svg',
    assets: assets.flatMap((index) => media[index]?.id ?? []),
    products: title === 'Children' ? ['Sticker set'] : [],
    effectId: null,
    ...stamp,
  }))

const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Rooms for video visits. */
export const makeRooms = (
  random: Random,
  stamp: Stamp,
  presets: readonly Preset[],
  media: readonly Multimedia[],
  at: number,
): Room[] =>
  ['Morning video visits', 'Second opinion', 'Nutrition group', 'Open house'].map((name, index) => ({
    id: random.id(at + index),
    publicId: Array.from({ length: 10 }, () => ALPHABET[random.whole(0, ALPHABET.length - 1)]).join(''),
    origin: 'dashboard',
    template: {
      name,
      description: `${name}, hosted by the clinic.`,
      mainImage: '/demo/reception.svg',
      duration: 30,
      assets: media[index] ? [media[index].id] : [],
      products: [],
      presetId: presets[index % presets.length]?.id ?? null,
      adminUserEmail: 'desk@clinic.example',
      chatManagerUsersEmails: [],
      notes: null,
      labels: index % 2 ? ['video', 'group'] : ['video'],
      actors: [{ name: 'Dr. Elena Vidal', email: 'elena@clinic.example', role: 'host', isAdmin: true }],
      discountCodes: index === 3 ? [{ name: 'Open day', discountCode: 'OPEN10', percent: 10 }] : [],
    },
    ...stamp,
    createdAt: new Date(at + index).toISOString(),
  }))
