import { fold } from '#api/values/fold.ts'
import { isSlip } from './words.ts'

const some = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Words that say when, or may: where one of them was not understood, nothing is booked unasked. English and Spanish. */
const WHEN = some(
  'am pm noon midday midnight morning mornings afternoon afternoons evening evenings night nights tonight lunch ' +
    'lunchtime breakfast dinner mediodia medianoche tarde tardes noche noches madrugada almuerzo comida desayuno cena ' +
    'after before until till since between antes despues hasta desde entre partir adelante onwards ' +
    'today tomorrow yesterday weekday weekdays weekend weekends week weeks weekly day days daily month months monthly ' +
    'fortnight year hoy manana ayer semana semanas dia dias mes meses finde quincena ' +
    'monday tuesday wednesday thursday friday saturday sunday mon tue tues wed weds thu thur thurs fri sat sun ' +
    'lunes martes miercoles jueves viernes sabado domingo lun mie jue vie sab dom mondays tuesdays wednesdays thursdays ' +
    'fridays saturdays sundays sabados domingos ' +
    'january february march april may june july august september october november december jan feb apr jun jul aug sep ' +
    'sept oct nov dec enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre ene abr ago dic ' +
    'now asap later soon earlier earliest latest early late next ahora luego temprano pronto proxima proximo siguiente ' +
    'not except or either never excepto salvo nunca every each cada todos todas ' +
    "hour hours hr hrs minute minutes min mins hora horas minuto minutos o'clock oclock quarter half past cuarto media " +
    'two three four five six seven eight nine ten eleven twelve dos tres cuatro cinco seis siete ocho nueve diez once doce ' +
    'christmas xmas easter navidad midmorning midafternoon fortnightly yearly wensday wendsday',
)
/** Those that people are called too: in a name they say nothing of the time. */
const NAMES = some('april may june august abril julio mayo domingo early night day noon media')
/** Words long enough that one wrong letter does not make a name of them. */
const EASILY_MISTYPED = [
  ...some(
    'monday tuesday wednesday thursday friday saturday sunday tomorrow afternoon morning evening before martes ' +
      'miercoles jueves viernes sabado manana despues mediodia',
  ),
]
const TURNED = /^(?:no|but|menos|pero|ni|o|los)$/

/** Whether a word that was not understood may say when; in a name that is left to names. */
export function maySayWhen(plain: string, inName: boolean): boolean {
  if (/^[~@+]?\d/.test(plain)) return true
  const pieces = fold(plain).match(/[\p{L}']+/gu) ?? []
  return pieces.some(
    (piece) =>
      (WHEN.has(piece) && !(inName && NAMES.has(piece))) ||
      /^tom+or+ow$/.test(piece) ||
      (piece.length >= 5 && EASILY_MISTYPED.some((word) => isSlip(piece, word))),
  )
}

/** Whether a word that was not understood turns what follows it around: “no thu”, “any day but Friday”. */
export const turnsAround = (plain: string): boolean => TURNED.test(plain)
