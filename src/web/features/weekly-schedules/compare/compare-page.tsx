import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { paint } from '../../../theme/paint.ts'
import { useUrlState } from '../../../ui/use-url-state.ts'
import { paths } from '../../../paths/paths.ts'
import { COMPARE_URL } from './compare-url.ts'
import { CompareTools } from './compare-tools.tsx'
import { HoursTable } from './hours-table.tsx'
import { ServiceHeat } from './service-heat.tsx'
import { useCompared } from './use-compared.ts'
import { size, weight } from '../../../theme/scale.ts'

const Part = styled('section')({
  marginBlockStart: 24,
  paddingBlockStart: 24,
  borderBlockStart: `1px solid ${paint.line}`,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  '& > h2': { margin: 0, fontSize: size.h4, fontWeight: weight.semibold },
  '& > p': { margin: '-20px 0 0', color: paint.soft, fontSize: size.body2 },
})

/** The weeks of several calendars side by side, and how well the services are covered by them. */
export default function CompareSchedulesPage() {
  const { i18n } = useLingui()
  const format = useFormat()
  const [url, set] = useUrlState(COMPARE_URL)
  const compared = useCompared(url)
  const { dates, chosen, shown, loading, failed, retry } = compared
  const [from = '', to = ''] = [dates[0], dates.at(-1)]
  return (
    <>
      <PageHeader
        title={i18n._('Compare weeks')}
        parent={{ label: i18n._('Weekly schedules'), to: paths.weeklySchedules.list() }}
        description={format.plainDateRange(from, to, 'medium')}
        actions={
          <Button icon="print" onClick={() => print()}>
            {i18n._('Print')}
          </Button>
        }
      />
      <CompareTools compared={compared} url={url} set={set} />
      {failed ? (
        <ErrorState retry={retry} />
      ) : loading ? (
        <output>{i18n._('Loading hours…')}</output>
      ) : chosen.length === 0 ? (
        <EmptyState
          icon="week"
          title={i18n._('Nothing to compare')}
          description={
            compared.calendars.length === 0
              ? i18n._('Weeks of people and resources stand side by side here.')
              : i18n._('Choose people or resources above.')
          }
          action={
            compared.calendars.length === 0 && (
              <ButtonLink to={paths.calendars.list()}>{i18n._('Team & resources')}</ButtonLink>
            )
          }
        />
      ) : (
        <>
          <HoursTable {...compared} />
          <Part aria-labelledby="coverage">
            <h2 id="coverage">{i18n._('Coverage')}</h2>
            <p>
              {url.free ? i18n._('Free staff per half hour.') : i18n._('Staff on shift per half hour, booked or free.')}
            </p>
            {shown.length === 0 && <p>{i18n._('No service is offered here.')}</p>}
            {shown.map((service) => (
              <ServiceHeat key={service.id} service={service} {...compared} />
            ))}
          </Part>
        </>
      )}
    </>
  )
}
