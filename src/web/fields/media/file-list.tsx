import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import List from '@mui/material/List'
import { useQueries } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { contract } from '#api/contract/table.ts'
import { useApi } from '../../client/api-context.ts'
import { isApiError } from '../../client/api-error.ts'
import { queryOf } from '../../client/query.ts'
import { paint } from '../../theme/paint.ts'
import { size } from '../../theme/scale.ts'
import { Link } from '../../ui/link.tsx'
import { revisedUrl } from './media-src.ts'
import { Thumbnail } from './thumbnail.tsx'

const Files = styled(List)({
  display: 'grid',
  gap: 8,
  '& > li': { display: 'flex', alignItems: 'center', gap: 10, minBlockSize: 40, fontSize: size.body2 },
  '& > li > .picture': { flex: 'none', inlineSize: 56 },
  '& > li > div': { flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' },
  '& a': { color: paint.ink, textUnderlineOffset: 3 },
  '& small': { display: 'block', color: paint.soft, fontSize: size.caption },
})

/** A file as it stands in a list. */
interface ListedFile {
  /** Tells it from the others, also where one medium is there twice. */
  key: string
  /** Of its medium. */
  id: string
  /** Said below its name. */
  note?: ReactNode
}

interface FileListProps {
  files: readonly ListedFile[]
  /** The page of a medium. */
  addressOf: (id: string) => string
  /** What can be done with a file that is called so. */
  tools?: (id: string, name: string) => ReactNode
}

/** Files of the library by what they look like and their name, which leads to them; one that is gone says so. */
export function FileList({ files, addressOf, tools }: FileListProps) {
  const { i18n } = useLingui()
  const api = useApi()
  const found = useQueries({
    queries: files.map(({ id }) => queryOf(api, contract.multimedia.get, { params: { id } })),
  })
  return (
    <Files>
      {files.map(({ key, id, note }, at) => {
        const { data: medium, error } = found[at] ?? {}
        const isGone = isApiError(error) && error.kind === 'not-found'
        const name = medium?.name ?? id
        return (
          <li key={key} aria-label={name}>
            <span className="picture">
              <Thumbnail
                url={medium ? revisedUrl(medium) : null}
                type={medium?.type ?? 'image'}
                format={medium?.format}
                environment={medium?.environment}
                small
              />
            </span>
            <div>
              {medium ? <Link to={addressOf(id)}>{name}</Link> : <code>{id}</code>}
              {isGone && <small>{i18n._('No longer found')}</small>}
              {error && !isGone && <small>{i18n._('Couldn’t load this file.')}</small>}
              {note && <small>{note}</small>}
            </div>
            {tools?.(id, name)}
          </li>
        )
      })}
    </Files>
  )
}
