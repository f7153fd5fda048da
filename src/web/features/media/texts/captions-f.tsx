import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useLayoutEffect, useRef } from 'react'
import { useController, type Control } from 'react-hook-form'
import { MOST_OF_TEXT } from '#api/core/rules/medium-texts.ts'
import { asWebVtt, readCaptions, withCueAt } from '#api/core/rules/webvtt.ts'
import { playTime } from '../../../fields/media/play-time.ts'
import { useStore } from '../../../store/store.ts'
import { Button } from '../../../ui/button.tsx'
import { errorText } from '../../../ui/form/field.ts'
import { FieldFrame, TextArea } from '../../../ui/form/field-frame.tsx'
import { showToast } from '../../../ui/toast.ts'
import type { MediumValues } from '../medium-form-values.ts'
import { shownPlayer, writtenCaptions } from '../viewer/stage/player.ts'

const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockStart: 8 })

/** Captions of a film or a sound, written while it plays beside them; its player shows them as they are written. */
export function CaptionsF({ control, label }: { control: Control<MediumValues>; label: string }) {
  const { i18n } = useLingui()
  const { field, fieldState } = useController({ control, name: 'captions' })
  const { ref, value, onChange, onBlur, name } = field
  const player = useStore(shownPlayer)
  const area = useRef<HTMLTextAreaElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  // The player stands outside of the form.
  useLayoutEffect(() => writtenCaptions.set(value), [value])
  useLayoutEffect(() => () => writtenCaptions.set(null), [])

  const read = readCaptions(asWebVtt(value))
  const last = 'cues' in read ? read.cues.at(-1) : undefined
  const help =
    'wrongLine' in read
      ? i18n._('Line {line}: a time such as 00:05.000 --> 00:08.000 is missing or wrong.', { line: read.wrongLine })
      : last
        ? i18n._('{count, plural, one {# line, until {end}.} other {# lines, until {end}.}}', {
            count: read.cues.length,
            end: playTime(last.until),
          })
        : i18n._('What is said, for people who don’t hear it. Play the file and add lines as you listen.')
  const addLine = () => {
    const { text, caret } = withCueAt(value, player?.currentTime ?? 0)
    player?.pause()
    onChange(text)
    // The words of the line are typed next, at its place in what the field shows only after this event.
    requestAnimationFrame(() => {
      area.current?.focus()
      area.current?.setSelectionRange(caret, caret)
    })
  }
  const take = async (file: File) => {
    const text = asWebVtt(await file.text())
    if (text.length <= MOST_OF_TEXT.captions) return onChange(text)
    const most = MOST_OF_TEXT.captions
    showToast({ tone: 'no-show', text: i18n._('The captions have more than {most} characters.', { most }) })
  }
  return (
    <div>
      <FieldFrame label={label} help={help} error={errorText(fieldState)} changed={fieldState.isDirty}>
        {(attributes) => (
          <TextArea
            {...attributes}
            name={name}
            ref={(element) => {
              area.current = element
              ref(element)
            }}
            rows={5}
            value={value}
            maxLength={MOST_OF_TEXT.captions}
            spellCheck
            placeholder={'00:00.000 --> 00:03.000\n…'}
            onChange={onChange}
            onBlur={onBlur}
          />
        )}
      </FieldFrame>
      <Ways>
        {player && (
          <Button icon="plus" onClick={addLine}>
            {i18n._('Add a line here')}
          </Button>
        )}
        <Button icon="upload" onClick={() => chooser.current?.click()}>
          {i18n._('Choose a file')}
        </Button>
        <input
          ref={chooser}
          type="file"
          hidden
          tabIndex={-1}
          data-chooses="captions"
          accept=".vtt,.srt,text/vtt"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            if (file) void take(file)
            currentTarget.value = ''
          }}
        />
      </Ways>
    </div>
  )
}
