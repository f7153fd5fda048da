import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useSyncExternalStore } from 'react'
import { Button } from '../../ui/button.tsx'
import { confirm } from '../../ui/confirm.ts'
import { ConnectCard } from '../connect/parts.tsx'
import type { FaultSwitches, MockService } from '../session/mock-service.ts'
import { useSession } from '../session/session-context.ts'
import { faultWords, useFaults } from './faults.ts'
import { CheckField } from '../../ui/form/check-field.tsx'

const Switches = styled('fieldset')({ display: 'grid', gap: 10 })

function Switch({ faults, fault, on }: { faults: FaultSwitches; fault: string; on: boolean }) {
  const { i18n } = useLingui()
  const { label, help } = faultWords(i18n, fault)
  return <CheckField label={label} help={help} checked={on} onTick={(on) => faults.set(fault, on)} />
}

function ColleagueSwitch({ colleague }: Pick<MockService, 'colleague'>) {
  const { i18n } = useLingui()
  const on = useSyncExternalStore(colleague.subscribe, colleague.current)
  return (
    <CheckField
      label={i18n._('A second person at work')}
      help={i18n._('Books, moves, or cancels an appointment every few seconds.')}
      checked={on}
      onTick={(on) => colleague.set(on)}
    />
  )
}

/** Makes mock mode go wrong on purpose, and brings its data back to the beginning. */
export function TrainingPanel({ mock }: { mock: MockService }) {
  const { i18n } = useLingui()
  const session = useSession()
  const on = useFaults(mock.faults)
  const reset = async (): Promise<void> => {
    const sure = await confirm({
      title: i18n._('Reset the demo?'),
      text: i18n._('You’ll lose all changes made in the demo.'),
      confirmLabel: i18n._('Reset'),
      danger: true,
    })
    if (!sure) return
    await mock.reset()
    await session.enterMock({ on: true, faults: null, seed: null, date: null })
  }
  return (
    <>
      <ConnectCard aria-label={i18n._('Training')}>
        <h2>{i18n._('Training')}</h2>
        <p className="soft">{i18n._('Turn on faults to see how the dashboard reacts. Only the demo is affected.')}</p>
        <Switches>
          {mock.faults.all.map((fault) => (
            <Switch key={fault} faults={mock.faults} fault={fault} on={on.has(fault)} />
          ))}
          <ColleagueSwitch colleague={mock.colleague} />
        </Switches>
      </ConnectCard>
      <ConnectCard aria-label={i18n._('Demo data')}>
        <h2>{i18n._('Demo data')}</h2>
        <p className="soft">{i18n._('Kept in this browser, even after reloading.')}</p>
        <div>
          <Button icon="refresh" onClick={() => void reset()}>
            {i18n._('Reset the demo')}
          </Button>
        </div>
      </ConnectCard>
    </>
  )
}
