import { NOT_MODIFIED } from '#api/contract/errors.ts'
import type { JsonObject } from '#api/contract/json-object.ts'
import type { Row } from '#api/contract/operation.ts'
import { ApiError } from './api-error.ts'
import { createEtagMemory } from './etag-memory.ts'
import type { AnyInput } from './input.ts'
import { type AnswerContext, readAnswer, readRecord } from './reading/answer.ts'
import type { Dialect } from './reading/field-aliases.ts'
import { recordIn } from './reading/record.ts'
import { rowNameOf } from './row-name.ts'
import { homeOf, idIn, recordKey } from './writing/homes.ts'
import { type GivenIds, learnIds } from './writing/ids.ts'
import type { FieldLoss } from './writing/losses.ts'
import { createRecordMemory } from './writing/record-memory.ts'
import type { AcceptedAnswer } from './exchange.ts'
import type { WriterWorld } from './writing/writer.ts'

/** Gets what writes before anybody does; a page that only reads stands without. */
export const loadWriter = () => import('./writing/writer.ts')

type Writer = (row: Row, input: AnyInput) => Promise<JsonObject>

/** What carrying out needs of its connection. */
export interface CarrierWorld extends Pick<WriterWorld, 'send' | 'isOurs'> {
  dialect: Dialect
  ids: GivenIds
  etags: ReturnType<typeof createEtagMemory>
}

/** Carries out reads and writes over one connection: their answers come in the contract's shape, or not at all. */
export const createCarrier = ({ dialect, ids, etags, send, isOurs }: CarrierWorld) => {
  const records = createRecordMemory()
  const listeners = new Set<(loss: FieldLoss) => void>()

  const contextOf = (row: Row, { params = {} }: AnyInput, counted?: AcceptedAnswer): AnswerContext => {
    const home = homeOf(row)
    const onRaw = (raw: JsonObject): void => {
      learnIds(row.answer, raw, ids)
      const id = home && idIn(home, raw)
      if (home && id !== undefined && row.list) records.keepItem(recordKey(home, id), raw)
    }
    const { totalHeader = null, isMore = false } = counted ?? {}
    return { row, group: rowNameOf(row).group, dialect, params, totalHeader, isMore, onRaw }
  }

  const read = async (row: Row, input: AnyInput): Promise<unknown> => {
    const answered = await send(row, input)
    const { url } = answered
    const kept = etags.recall(url)
    if (answered.status === NOT_MODIFIED && kept) return kept.answer
    const answer = await readAnswer(contextOf(row, input, answered), answered.body)
    if (answer === undefined) {
      const description = row.list ? 'The answer is no list.' : 'The answer is no record.'
      throw new ApiError({ kind: 'address', description, status: answered.status })
    }
    const home = homeOf(row)
    const raw = home?.get === row ? recordIn(row, answered.body) : undefined
    if (home && raw) records.keep(recordKey(home, input.params?.[home.param] ?? ''), raw)
    etags.remember(url, answered.etag, answer)
    return answer
  }

  const onLoss = (loss: FieldLoss): void => {
    for (const listener of listeners) listener(loss)
  }
  let writer: Promise<Writer> | undefined
  const open = async (): Promise<Writer> => {
    const { createWriter } = await loadWriter()
    return createWriter({ memory: records, send, isOurs, onLoss })
  }
  /** What writes is on its way once the page has read; nothing was sent where it never came. */
  const write: Writer = async (row, input) => {
    const opened = await (writer ??= open()).catch(() => {
      writer = undefined
      throw new ApiError({ kind: 'network', description: 'A part of the page could not be loaded.' })
    })
    return opened(row, input)
  }

  return {
    carryOut: async (row: Row, input: AnyInput): Promise<unknown> =>
      row.method === 'GET' ? read(row, input) : readRecord(contextOf(row, input), await write(row, input)),
    subscribeLosses: (listener: (loss: FieldLoss) => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
