import type { OrganizationDocument } from '#api/contract/organization.ts'
import type { HouseDate, HouseFormats, ShownHouse } from '../../i18n/house.ts'

const WEEK_STARTS: Readonly<Record<string, number>> = { monday: 1, saturday: 6, sunday: 7 }
const CLOCKS: Readonly<Record<string, '12' | '24'>> = { h12: '12', h23: '24' }
const DATES: Readonly<Record<string, HouseDate>> = {
  dmy: { figures: 'en-GB', english: 'en-GB' },
  mdy: { figures: 'en-US', english: 'en-US' },
  ymd: { figures: 'en-CA' },
}

type Formats = OrganizationDocument['formats']

/** How an organization writes dates and times, for those who format them. */
export const houseFormats = ({ date, hourCycle, weekStart }: Formats): HouseFormats => ({
  date: DATES[date ?? ''] ?? null,
  hourCycle: CLOCKS[hourCycle ?? ''] ?? null,
  weekStart: WEEK_STARTS[weekStart ?? ''] ?? null,
})

/** What every page shows of an organization; `logo` is where its picture loads from. */
export const houseOf = (
  { name, color, formats, words, bookings }: OrganizationDocument,
  connectionId: string,
  logo: string | null,
): ShownHouse => ({
  connectionId,
  name,
  logo,
  color,
  ...houseFormats(formats),
  guest: words.guest,
  own: words.own,
  bookedAs: bookings.status === 'pending' ? 'pending' : 'confirmed',
})
