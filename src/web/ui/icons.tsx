/** The name of every icon; how it is drawn stands in `icon-set.ts`. */
export const ICON_NAMES = [
  'home',
  'calendar',
  'list',
  'service',
  'tag',
  'week',
  'people',
  'preset',
  'room',
  'resource',
  'notes',
  'media',
  'sound',
  'slides',
  'around',
  'unseen',
  'grid',
  'settings',
  'key',
  'link',
  'more',
  'menu',
  'search',
  'plus',
  'minus',
  'close',
  'check',
  'checkDouble',
  'clock',
  'arrive',
  'open',
  'play',
  'absent',
  'block',
  'globe',
  'dot',
  'chevronDown',
  'chevronEnd',
  'chevronStart',
  'back',
  'arrowUp',
  'arrowDown',
  'sort',
  'copy',
  'edit',
  'pin',
  'print',
  'download',
  'upload',
  'folder',
  'pause',
  'trash',
  'warning',
  'info',
  'lock',
  'inbox',
  'columns',
  'filter',
  'grip',
  'undo',
  'redo',
  'refresh',
  'sun',
  'moon',
  'screen',
  'user',
  'exit',
  'keyboard',
  'flask',
  'pending',
  'confirmed',
  'inProgress',
  'cancelled',
  'hold',
  'bolt',
  'walk',
  'book',
  'find',
  'phone',
  'mail',
] as const

/** Name of an icon. */
export type IconName = (typeof ICON_NAMES)[number]

const MIRRORED = new Set<IconName>([
  'chevronEnd',
  'chevronStart',
  'back',
  'arrive',
  'open',
  'exit',
  'list',
  'play',
  'undo',
  'redo',
])

/** The id under which the document holds an icon, for `<use>`: thousands of marks are a reference each, and no component. */
export const spriteId = (name: IconName): string => `fd-icon-${name}`

/**
 * An icon in the text's color, 1.25 em unless told. It is decoration: say the same in text or in the label of the
 * control. Icons that point along the line of text turn round in right-to-left pages.
 */
export function Icon({ name, size = '1.25em' }: { name: IconName; size?: number | string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className={MIRRORED.has(name) ? 'fd-icon fd-icon-mirrored' : 'fd-icon'}
      style={{ inlineSize: size, blockSize: size }}
    >
      <use href={`#${spriteId(name)}`} />
    </svg>
  )
}
