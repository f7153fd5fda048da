import type { TimeGridColumn, TimeGridEvent } from '../../src/web/ui/calendar/time-grid-props.ts'
import { type PlacedEvent, placeEvents } from '../../src/web/ui/calendar/geometry/place.ts'
import { letterOf } from '../../src/web/ui/calendar/marks.ts'
import type { Candidate, Picture } from './candidate.ts'

const FROM = 480
const TO = 1200
const DENSITY = 1.2

function cardHtml({ event, from, to, lane, lanes }: PlacedEvent): string {
  const height = Math.max((to - from) * DENSITY - 2, 11)
  const share = 100 / lanes
  const inline =
    lanes === 1
      ? ''
      : `margin-inline-start:calc(${share * lane}% + 1px);inline-size:calc(${share}% - ${lane === lanes - 1 ? 4 : 2}px)`
  const { icon, spanText, secondaryText } = event
  const [size, lines] =
    height <= 14
      ? ['line', `line-height:${height}px`]
      : height <= 30
        ? ['one', `line-height:${height}px`]
        : height <= 40
          ? ['two', `border-block-width:${(height - 28) / 2}px`]
          : ['tall', `border-block-width:4px ${height - 4 - Math.floor((height - 8) / 16) * 16}px`]
  const pattern = `${event.pattern === 'solid' ? '' : ` fd-${event.pattern}`}${lanes > 1 ? ' fd-lane' : ''}`
  const mark = height <= 14 || icon === undefined ? '' : `<span class="fd-letter">${letterOf(icon)}</span>`
  const time = height >= 56 && lanes === 1 ? `\n${spanText}` : ''
  return `<div class="fd-card fd-${event.tone} fd-${size}${pattern}" style="margin-block-start:${(from - FROM) * DENSITY + 1}px;block-size:${height}px;${lines};${inline}" role="button" tabindex="-1" aria-label="${event.accessibleName}" data-event="${event.id}">${mark}<span class="fd-title">${event.title}</span>\n${secondaryText}${time}</div>`
}

const columnHtml = (column: TimeGridColumn, placed: readonly PlacedEvent[]) =>
  `<div class="fd-col" role="group" aria-label="${column.label}" data-column="${column.id}" style="block-size:${(TO - FROM) * DENSITY}px">${placed.map(cardHtml).join('')}</div>`

const hours = Array.from({ length: 12 }, (_, index) => index + 8)

function gridHtml({ columns, events }: Picture): string {
  const placed = placeEvents(columns, events)
  const heads = columns
    .map(
      ({ label }) =>
        `<div class="fd-heading"><div class="fd-who"><span class="fd-label">${label}</span></div><div class="fd-foot"></div></div>`,
    )
    .join('')
  const axis = hours.map(
    (hour) => `<span style="inset-block-start:${(hour * 60 - FROM) * DENSITY}px">${hour}:00</span>`,
  )
  const body = columns.map((column) => columnHtml(column, placed.get(column.id) ?? [])).join('')
  return `<div class="fd-head"><div class="fd-corner"></div>${heads}</div><div class="fd-body"><div class="fd-axis">${axis.join('')}</div>${body}</div>`
}

/** The bare DOM with the same style sheet, the same nodes, attributes and words: one string, no escaping, no listeners. */
export function floor(stage: HTMLElement, frameClass: string): Candidate {
  let frame: HTMLElement | undefined
  const show = (picture: Picture) => {
    if (frame) {
      frame.innerHTML = gridHtml(picture)
      return
    }
    frame = document.createElement('section')
    frame.className = frameClass
    frame.style.cssText = `--fd-axis:56px;--fd-columns:56px repeat(${picture.columns.length}, minmax(150px, 1fr));--fd-hour:${60 * DENSITY}px`
    frame.innerHTML = gridHtml(picture)
    stage.append(frame)
  }
  return {
    cards: '[data-event]',
    resources: true,
    show,
    change: (_picture: Picture, changed: TimeGridEvent) => {
      const card = frame?.querySelector(`[data-event="${changed.id}"]`)
      const title = card?.querySelector('.fd-title')
      if (!card || !title) return
      title.textContent = changed.title
      card.setAttribute('aria-label', changed.accessibleName)
    },
    clear: () => {
      frame?.remove()
      frame = undefined
    },
  }
}
