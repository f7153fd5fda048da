import { Fragment } from 'react'

/** An email address, or what stands in its place: where its line is too short it goes on before a mark, not within a word. */
export function EmailText({ children }: { children: string }) {
  return children.split(/(?=[@._])/).map((part, index) => (
    // The parts of an address have no ids and may be alike.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
