const PATHS = {
  home: 'M4 11l8-7 8 7M6 9.5V20h12V9.5M10 20v-6h4v6',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4',
  list: 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01',
  service: 'M5 12a7 7 0 0 1 14 0zM3 16h18M12 5V3M6 20h12',
  tag: 'M4 4h8l8 8-8 8-8-8zM8.5 8.5h.01',
  week: 'M4 5h16v14H4zM9 5v14M15 5v14M4 11h5M15 13h5M9 9h6',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c0-3.6 2.9-6 6.5-6s6.5 2.4 6.5 6M16 4.4a3.5 3.5 0 0 1 0 6.2M18 14.6c2.1.9 3.5 2.8 3.5 5.4',
  preset: 'M12 3l9 5-9 5-9-5zM3 12.5l9 5 9-5M3 16.5l9 5 9-5',
  room: 'M5 21V4l9-1v18M14 6h5v15M3 21h18M10.5 12h.01',
  media: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9h.01',
  sound: 'M9 17.5a3 3 0 1 1-3-3h3zM9 15V5l10-2v10.5M19 15.5a3 3 0 1 1-3-3h3z',
  slides: 'M4 4h16M5 4v11h14V4M12 15v3M8 21l4-3 4 3M9 11V9M12 11V7M15 11V8',
  settings: 'M4 7h10M18 7h2M4 17h2M10 17h10M16 5v4M8 15v4',
  key: 'M8 15a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 11h9M18 11v4M15 11v3',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  menu: 'M4 6h16M4 12h16M4 18h16',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l5 5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  checkDouble: 'M2 12.5l4.5 4.5L15 8M11 15.5l1.5 1.5L22 7.5',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2',
  arrive: 'M14 4h6v16h-6M3 12h11M10 8l4 4-4 4',
  play: 'M7 5l12 7-12 7z',
  absent: 'M10 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3 20c0-3.6 3-6 7-6M15 15l6 6M21 15l-6 6',
  block: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM5.8 5.8l12.4 12.4',
  globe: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c3 3 3.5 6 3.5 9s-.5 6-3.5 9c-3-3-3.5-6-3.5-9S9 6 12 3z',
  dot: 'M12 14a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  chevronDown: 'M6 9l6 6 6-6',
  chevronEnd: 'M9 6l6 6-6 6',
  chevronStart: 'M15 6l-6 6 6 6',
  arrowUp: 'M12 19V6M6 11l6-6 6 6',
  arrowDown: 'M12 5v13M6 13l6 6 6-6',
  sort: 'M8 9l4-4 4 4M8 15l4 4 4-4',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  edit: 'M4 20l1-4L16.5 4.5l3 3L8 19zM14 7l3 3',
  pin: 'M9 4h6l-1 6 3 3v2H7v-2l3-3zM12 15v6',
  print: 'M7 8V4h10v4M7 16H4V9h16v7h-3M7 13h10v7H7z',
  download: 'M12 4v11M7 11l5 5 5-5M4 20h16',
  upload: 'M12 20V9M7 13l5-5 5 5M4 4h16',
  folder: 'M3 6h6l2 2.5h10V19H3z',
  pause: 'M9 6v12M15 6v12',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  warning: 'M12 4l9.5 16h-19zM12 10v4M12 17h.01',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5M12 8h.01',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  inbox: 'M4 13l3-8h10l3 8v6H4zM4 13h5c0 2 1 3 3 3s3-1 3-3h5',
  columns: 'M4 5h16v14H4zM9.5 5v14M14.5 5v14',
  grip: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  undo: 'M8 5L4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-4',
  redo: 'M16 5l4 4-4 4M20 9H10a5.5 5.5 0 0 0 0 11h4',
  refresh: 'M19 12a7 7 0 1 1-2-5l2 2M19 4v5h-5',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M19 5l-1.4 1.4M6.4 17.6L5 19',
  moon: 'M20 14A8.5 8.5 0 0 1 10 4a8.5 8.5 0 1 0 10 10z',
  screen: 'M4 5h16v11H4zM9 20h6M12 16v4',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c0-4 3.6-6.5 8-6.5s8 2.5 8 6.5',
  exit: 'M10 4H4v16h6M9 12h11M16 8l4 4-4 4',
  keyboard: 'M3 6h18v12H3zM7 10h.01M11 10h.01M15 10h.01M17 14h.01M7 14h.01M10 14h4',
  flask: 'M10 3v6l-5.5 10A1.4 1.4 0 0 0 5.7 21h12.6a1.4 1.4 0 0 0 1.2-2L14 9V3M8.5 3h7M7.5 15h9',
} as const

/** Name of a drawn icon. */
export type IconName = keyof typeof PATHS

/** Every drawn icon by its name. */
export const ICON_NAMES = Object.keys(PATHS) as readonly IconName[]

const MIRRORED = new Set<IconName>(['chevronEnd', 'chevronStart', 'arrive', 'exit', 'list', 'play'])

/**
 * A line icon in the text's colour, 1.25 em unless told. It is decoration: say the same in text or in the label of the
 * control. Icons that point along the line of text turn round in right-to-left pages.
 */
export function Icon({ name, size = '1.25em' }: { name: IconName; size?: number | string }) {
  return (
    <svg
      aria-hidden="true"
      className={MIRRORED.has(name) ? 'fd-icon fd-icon-mirrored' : 'fd-icon'}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={name === 'dot' || name === 'play' ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
