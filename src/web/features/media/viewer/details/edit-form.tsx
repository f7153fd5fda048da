import { useLingui } from '@lingui/react'
import { useRefusal } from '../../../../fields/rights/use-refusal.ts'
import { LockedFields } from '../../../../ui/form/locked-fields.tsx'
import styled from '@emotion/styled'
import { useLayoutEffect, useRef, useState } from 'react'
import { MULTIMEDIA_TYPES } from '#api/contract/choices.ts'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { MEDIUM_TEXTS } from '#api/core/rules/medium-texts.ts'
import { FormDraft } from '../../../../fields/drafts/form-draft.tsx'
import { changedLabels } from '../../../../fields/record/changes.ts'
import { StaleNotice } from '../../../../fields/record/stale-notice.tsx'
import { useMediaWords } from '../../../../fields/media/use-media-words.ts'
import { FormErrors } from '../../../../ui/form/form-errors.tsx'
import { SaveBar } from '../../../../ui/form/save-bar.tsx'
import { Section } from '../../../../ui/form/section.tsx'
import { SelectF } from '../../../../ui/form/select-f.tsx'
import { TextF } from '../../../../ui/form/text-f.tsx'
import { usePartSections } from '../../use-part-sections.tsx'
import { useMediumForm } from '../../use-medium-form-values.ts'
import { useMediumLabels } from '../../../../fields/labels/multimedia.ts'
import { TextFields } from '../../texts/text-fields.tsx'
import { AltTextF } from '../../alt-text-f.tsx'
import { size, weight } from '../../../../theme/scale.ts'
import { DETAILS_WIDTH, STACKED } from '../viewer-look.ts'

const Form = styled('form')({
  '&, & > fieldset': { display: 'grid', gap: 16 },
  outline: 'none',
  // What is announced must be there before its words, but takes no place until then.
  '& > .notices': { display: 'contents', '& > :empty': { position: 'absolute' } },
  '& details': { display: 'grid' },
  '& details > div': { display: 'grid', gap: 12, paddingBlockStart: 12 },
  '& summary': {
    minBlockSize: 28,
    alignContent: 'center',
    fontSize: size.body2,
    fontWeight: weight.medium,
    cursor: 'pointer',
  },
  // Beside a stage there is room for one column, however wide the window is.
  '& section': { gridTemplateColumns: 'minmax(0, 1fr)', padding: 12, background: 'transparent' },
  // At the foot of the window, as that of a page is; the details end above it.
  '& .save': { blockSize: 72 },
  '& .save > div': {
    position: 'fixed',
    insetBlockEnd: 'var(--fd-uploads, 0px)',
    insetInlineEnd: 0,
    boxSizing: 'border-box',
    inlineSize: DETAILS_WIDTH,
    paddingInline: 12,
    [STACKED]: { inlineSize: '100%' },
    '& output': { flexBasis: 88 },
  },
})

/** Fields that stand above what is folded away. */
const ABOVE = ['name', 'altText', 'description', 'tags', 'focus', 'crops', 'poster', ...MEDIUM_TEXTS]

interface EditFormProps {
  medium: Multimedia
  reload: () => Promise<Multimedia | undefined>
  /** Told where it was deleted meanwhile and made anew from what was typed. */
  onCreated: (medium: Multimedia) => void
}

/** Changes what a medium says, beside the medium itself. */
export function EditForm({ medium, reload, onCreated }: EditFormProps) {
  const { i18n } = useLingui()
  const labels = useMediumLabels()
  const { types } = useMediaWords()
  const record = useMediumForm({ medium, reload, onCreated })
  const { control, formState } = record.form
  const parts = usePartSections(control)
  const refused = useRefusal('write')
  const [open, setOpen] = useState(false)
  const place = useRef<HTMLFormElement>(null)
  const hasBar = formState.isDirty || formState.isSubmitting
  const hadBar = useRef(hasBar)
  // The button that was pressed goes with its bar, and keys are heard only where the focus is.
  useLayoutEffect(() => {
    if (hadBar.current && !hasBar && document.activeElement === document.body) place.current?.focus()
    hadBar.current = hasBar
  }, [hasBar])
  const wrongInMore = Object.keys(formState.errors).some((field) => !ABOVE.includes(field))
  return (
    <Form
      ref={place}
      tabIndex={-1}
      noValidate
      aria-label={i18n._('Edit details')}
      onSubmit={(event) => {
        event.preventDefault()
        void record.submit()
      }}
    >
      <div className="notices">
        <FormErrors messages={record.messages} />
        <StaleNotice record={record} labels={labels} subject={{ resource: 'multimedia', id: medium.id }} />
        <FormDraft form={record.form} labels={labels} stored name={medium.id} />
      </div>
      <LockedFields reason={refused}>
        <TextF control={control} name="name" label={labels.name} required maxLength={200} />
        <AltTextF control={control} label={labels.altText} />
        <TextF control={control} name="description" label={labels.description} multiline rows={3} />
        <TextFields control={control} />
        <details open={open || wrongInMore} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{i18n._('More')}</summary>
          <div>
            <SelectF
              control={control}
              name="type"
              label={labels.type}
              options={MULTIMEDIA_TYPES.map((it) => ({ value: it, label: types[it] }))}
            />
            {parts.map(({ id, label, description, content }) => (
              <Section key={id} title={label} description={description}>
                {content}
              </Section>
            ))}
          </div>
        </details>
      </LockedFields>
      {hasBar && (
        <div className="save">
          <SaveBar
            dirty={formState.isDirty}
            busy={formState.isSubmitting}
            saveLabel={i18n._('Save')}
            changed={changedLabels(formState.dirtyFields, labels)}
            onDiscard={record.discard}
          />
        </div>
      )}
    </Form>
  )
}
