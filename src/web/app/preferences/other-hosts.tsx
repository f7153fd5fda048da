import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useId } from 'react'
import { keepShownHosts } from '../../fields/media/show-host.ts'
import { ALL_HOSTS, shownHosts } from '../../fields/media/shown-hosts.ts'
import { useStore } from '../../store/store.ts'
import { size } from '../../theme/scale.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/form/field-frame.tsx'
import List from '@mui/material/List'

const Hosts = styled(List)({
  display: 'grid',
  gap: 2,
  marginBlockStart: 6,
  fontSize: size.body2,
  '& > li': { display: 'flex', alignItems: 'center', gap: 8 },
  '& > li > span': { flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' },
})

/** Whose pictures load by themselves on this device: those of all hosts, or of the ones that were chosen, each of which can be taken back. */
export function OtherHosts() {
  const { i18n } = useLingui()
  const shown = useStore(shownHosts)
  const id = useId()
  const hosts = shown.filter((host) => host !== ALL_HOSTS)
  const isAll = shown.includes(ALL_HOSTS)
  return (
    <div>
      <label className="field" htmlFor={id}>
        {i18n._('Images from other sites')}
      </label>
      <Select
        id={id}
        value={isAll ? 'all' : 'asked'}
        onChange={({ target }) => keepShownHosts(target.value === 'all' ? [...hosts, ALL_HOSTS] : hosts)}
      >
        <option value="asked">{i18n._('Only when you ask for them')}</option>
        <option value="all">{i18n._('Always show')}</option>
      </Select>
      {!isAll && hosts.length > 0 && (
        <Hosts aria-label={i18n._('Sites whose images are shown')}>
          {hosts.map((host) => (
            <li key={host}>
              <span>{host}</span>
              <Button
                kind="quiet"
                icon="close"
                iconOnly
                onClick={({ currentTarget }) => {
                  currentTarget.closest('div')?.querySelector('select')?.focus()
                  keepShownHosts(shown.filter((it) => it !== host))
                }}
              >
                {i18n._('Don’t show images from {host}', { host })}
              </Button>
            </li>
          ))}
        </Hosts>
      )}
    </div>
  )
}
