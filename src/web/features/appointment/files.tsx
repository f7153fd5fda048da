import { useLingui } from '@lingui/react'
import { useEffect, useRef, useState } from 'react'
import type { Appointment } from '#api/contract/appointments.ts'
import { filesOf, MOST_FILES, withFiles } from '#api/core/rules/appointment-files.ts'
import { PanelPart } from '../../commands/appointments/form/panel-parts.tsx'
import type { AppointmentCommands } from '../../commands/appointments/use-appointment-commands.ts'
import { FileList } from '../../fields/media/file-list.tsx'
import { MediaPicker } from '../../fields/media/media-picker.tsx'
import { DropPlace } from '../../fields/uploads/drop-place.tsx'
import { useUploadInto } from '../../fields/uploads/use-upload-into.tsx'
import { paths } from '../../paths/paths.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.ts'
import { paint } from '../../theme/paint.ts'

interface FilesProps {
  appointment: Appointment
  commands: AppointmentCommands
  /** Why nothing may be changed. */
  refused: string | undefined
}

/** The files of an appointment: pictures and papers of the library, chosen there or sent there from here. */
export function AppointmentFiles({ appointment, commands, refused }: FilesProps) {
  const { i18n } = useLingui()
  const [isPicking, setPicking] = useState(false)
  const files = filesOf(appointment)

  // A file may arrive long after it was sent, when others have arrived or somebody has changed the appointment.
  const latest = useRef(appointment)
  useEffect(() => {
    latest.current = appointment
  })
  const write = async (next: readonly string[], done: string) => {
    const before = latest.current
    const after = await commands.change(
      before,
      { extraFields: withFiles(before.extraFields, next) },
      { done, failed: i18n._('Couldn’t change the files.') },
    )
    if (!after) return
    latest.current = after
    if (filesOf(after).join() !== next.join()) {
      showToast({
        key: 'appointment',
        tone: 'no-show',
        text: i18n._('This server doesn’t store files with appointments.'),
      })
    }
  }
  const attach = (ids: readonly string[]) => {
    const count = ids.filter((id) => !files.includes(id)).length
    const done =
      count > 0
        ? i18n._('{count, plural, one {Attached # file} other {Attached # files}}', { count })
        : i18n._('Changed the files')
    if (ids.join() !== files.join()) void write(ids, done)
  }
  const upload = useUploadInto({
    onReady: ({ id, name }) => {
      const now = filesOf(latest.current)
      if (!now.includes(id) && now.length < MOST_FILES) void write([...now, id], i18n._('Attached {name}', { name }))
    },
  })
  return (
    <PanelPart
      title={i18n._('{count, plural, =0 {Files} one {# file} other {# files}}', { count: files.length })}
      action={
        <Button kind="quiet" icon="plus" refused={refused} onClick={() => setPicking(true)}>
          {i18n._('Attach files')}
        </Button>
      }
    >
      <DropPlace locked={refused !== undefined} {...upload.into}>
        {files.length === 0 && <p style={{ margin: 0, color: paint.soft }}>{i18n._('No files yet.')}</p>}
        <FileList
          files={files.map((id) => ({ key: id, id }))}
          addressOf={paths.multimedia.one}
          tools={(id, name) => (
            <Button
              kind="quiet"
              icon="close"
              iconOnly
              refused={refused}
              onClick={() =>
                void write(
                  files.filter((it) => it !== id),
                  i18n._('Detached {name}', { name }),
                )
              }
            >
              {i18n._('Detach {name}', { name })}
            </Button>
          )}
        />
      </DropPlace>
      {upload.shown}
      <MediaPicker
        open={isPicking}
        onClose={() => setPicking(false)}
        title={i18n._('Files of the appointment')}
        chosen={files}
        most={MOST_FILES}
        onPick={attach}
        {...upload.into}
      />
    </PanelPart>
  )
}
