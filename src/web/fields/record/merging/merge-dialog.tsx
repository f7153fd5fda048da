import { useLingui } from '@lingui/react'
import DialogActions from '@mui/material/DialogActions'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { type Since, useAuthors } from '../../history/use-authors.ts'
import { differencesOf, mergeOf, type Difference, type MergeSide } from '../merge.ts'
import { Compared } from './compared.tsx'
import { MergeWindow } from './frame.ts'
import { type FieldWords, useWords } from './use-words.ts'
import { Radio } from '../../../ui/form/radio.tsx'

/** What the merge dialog is asked about: three versions of a form's values, and what can be made of them. */
export interface MergeDialogProps<Values> {
  base: Values
  mine: Values
  theirs: Values
  labels: Readonly<Record<string, string>>
  words?: FieldWords | undefined
  /** `restore` puts the outcome into the form; `save` writes it at once. */
  purpose: 'save' | 'restore'
  /** What the service knows of who saved the other version. */
  since?: Since | undefined
  onTake: (values: Values) => void
  onTheirs: () => void
  /** Back to the form as it is. */
  onClose: () => void
}

const keyOf = (path: readonly string[]): string => JSON.stringify(path)

/** Shows field by field what two people made of the same record, and lets the second one choose. */
export default function MergeDialog<Values>(props: MergeDialogProps<Values>) {
  const { base, mine, theirs, labels, purpose, onTake, onTheirs, onClose } = props
  const { i18n } = useLingui()
  const words = useWords(labels, props.words)
  const [chosen, setChosen] = useState<Readonly<Record<string, MergeSide>>>({})
  const id = useId()
  const saves = purpose === 'save'
  const authors = useAuthors(props.since)

  const differences = differencesOf(base, mine, theirs)
  const by = (who: Difference['by']) => differences.filter((difference) => difference.by === who)
  const [both, onlyTheirs, onlyMine] = [by('both'), by('theirs'), by('mine')]
  const sideOf = (path: readonly string[]): MergeSide => chosen[keyOf(path)] ?? 'mine'
  const sides = [
    ['mine', i18n._('Your version')],
    ['theirs', i18n._('Saved version')],
  ] as const
  const all = (side: MergeSide) => setChosen(Object.fromEntries(both.map(({ path }) => [keyOf(path), side])))
  const merged = [
    ...onlyTheirs.map((row) => ({ ...row, side: 'theirs' as const })),
    ...onlyMine.map((row) => ({ ...row, side: 'mine' as const })),
  ]
  const from = {
    mine: i18n._('from you'),
    theirs: authors ? i18n._('from {names}', { names: authors.names }) : i18n._('from the saved version'),
  }

  return (
    <MergeWindow width={720} describedBy={`${id}-text`} onClose={onClose}>
      <div className="title">
        <div>
          <DialogTitle>
            {saves ? i18n._('Someone else saved changes first') : i18n._('This record changed while you typed')}
          </DialogTitle>
          <p id={`${id}-text`}>
            {authors && `${i18n._('Saved by {names} at {time}.', { ...authors })} `}
            {both.length + onlyTheirs.length === 0
              ? i18n._('Nothing in this form was changed. Your text is still here.')
              : both.length > 0
                ? i18n._('Nothing is lost. Choose where you both changed the same field; everything else is merged.')
                : i18n._('Nothing is lost: you changed different fields, so both changes are merged.')}
          </p>
        </div>
      </div>
      {/* A region that scrolls must be reachable by the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="body" tabIndex={0} aria-label={i18n._('Differences')}>
        {both.length > 0 && (
          <section className="both" aria-label={i18n._('Changed by both')}>
            <div className="heads">
              <span>{i18n._('Field')}</span>
              <span>
                {sides[0][1]}
                <Button kind="quiet" onClick={() => all('mine')}>
                  {i18n._('Keep mine')}
                </Button>
              </span>
              <span>
                {sides[1][1]}
                <Button kind="quiet" onClick={() => all('theirs')}>
                  {i18n._('Take theirs')}
                </Button>
              </span>
            </div>
            {both.map(({ path, ...values }, index) => (
              <fieldset key={keyOf(path)}>
                <legend>{words.pathWords(path)}</legend>
                {sides.map(([side, label]) => (
                  <label key={side}>
                    <Radio
                      name={`${id}-${index}`}
                      checked={sideOf(path) === side}
                      onChange={() => setChosen({ ...chosen, [keyOf(path)]: side })}
                    />
                    <span className="side">{label}</span>
                    <Compared field={path.at(-1) ?? ''} before={values.base} after={values[side]} words={words} />
                  </label>
                ))}
              </fieldset>
            ))}
          </section>
        )}
        {merged.length > 0 && (
          <section>
            <h3>{i18n._('Merged automatically')}</h3>
            <dl>
              {merged.map(({ path, side, ...values }) => (
                <div key={keyOf(path)}>
                  <dt>{words.pathWords(path)}</dt>
                  <dd>
                    <Compared field={path.at(-1) ?? ''} before={values.base} after={values[side]} words={words} />
                  </dd>
                  <dd className="from">{from[side]}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
        {onlyTheirs.length > 0 && (
          <p className="note">
            <Icon name="warning" />
            {i18n._('Overwriting also undoes changes only someone else made: {names}.', {
              names: onlyTheirs.map(({ path }) => words.pathWords(path)).join(', '),
            })}
          </p>
        )}
      </section>
      <DialogActions>
        <span className="whole">
          <Button kind="quiet" onClick={onTheirs}>
            {saves ? i18n._('Load theirs') : i18n._('Keep the saved version')}
          </Button>
          <Button kind="quiet" onClick={() => onTake(mine)}>
            {saves ? i18n._('Overwrite with all of mine') : i18n._('Restore all of mine')}
          </Button>
        </span>
        <Button onClick={onClose}>{i18n._('Back to the form')}</Button>
        <Button kind="primary" onClick={() => onTake(mergeOf(base, mine, theirs, sideOf))}>
          {saves ? i18n._('Save merged') : i18n._('Restore merged')}
        </Button>
      </DialogActions>
    </MergeWindow>
  )
}
