import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import List from '@mui/material/List'
import { useQuery } from '@tanstack/react-query'
import { useWatch, type Control } from 'react-hook-form'
import type { ServiceType } from '#api/contract/service-types.ts'
import { contract } from '#api/contract/table.ts'
import { useApi } from '../../client/api-context.ts'
import { queryAllOf } from '../../client/query.ts'
import { countsDays, differencesFrom, type Rules } from '../../fields/rules/rules.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { useRefusal } from '../../fields/rights/use-refusal.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { paint } from '../../theme/paint.ts'
import { Bone } from '../../ui/skeletons.tsx'
import { StatusChip } from '../../ui/status-chip.tsx'
import { paths } from '../../paths/paths.ts'
import type { ServiceTypeValues } from './service-type-form-values.ts'
import { size, weight } from '../../theme/scale.ts'
import { Link } from '../../ui/link.tsx'

const Card = styled('section')({
  display: 'grid',
  gap: 12,
  fontSize: size.body2,
  '& h2': { margin: 0, fontSize: size.h4, fontWeight: weight.semibold },
  '& p': { margin: 0, color: paint.soft },
  '& ul': { display: 'grid', gap: 8 },
  '& a': { overflowWrap: 'anywhere' },
  '& li > a': { display: 'inline-block', minBlockSize: 24, marginInlineEnd: 8 },
  '& li > small': { display: 'block', marginBlockStart: -4, color: paint.soft, fontSize: size.caption },
})

/** Services that are named; the rest is in the list. */
const NAMED = 12

interface TypeServicesProps {
  type: ServiceType
  control: Control<ServiceTypeValues>
  labels: Readonly<Record<string, string>>
}

/** The services of a type by name, and where their own rules differ from what the type says as typed. */
export function TypeServices({ type, control, labels }: TypeServicesProps) {
  const { i18n } = useLingui()
  const refused = useRefusal('write')
  const format = useFormat()
  const configuration = useWatch({ control, name: 'configuration' })
  const { data, isError } = useQuery(queryAllOf(useApi(), contract.services.list, { query: { typeId: type.id } }))
  // A deployment may take no notice of the filter.
  const services = data?.items
    .filter(({ typeId }) => typeId === type.id)
    .toSorted((a, b) => format.compare(a.name, b.name))
  const own = (rules: Rules) =>
    format.list(
      differencesFrom(configuration, rules).map(({ rule }) => {
        const value = Number(rules[rule])
        const text = countsDays(rule)
          ? i18n._('{count, plural, one {# day} other {# days}}', { count: value })
          : format.minutes(value)
        return `${labels[rule] ?? rule} ${text}`
      }),
    )
  const told = services?.slice(0, NAMED).map((service) => ({ ...service, differs: own(service) }))
  return (
    <Card aria-label={i18n._('Services of this type')}>
      <h2>
        {i18n._('Services of this type')}
        {services && ` (${format.number(services.length)})`}
      </h2>
      {isError ? (
        <p>{i18n._('Couldn’t load services.')}</p>
      ) : !told ? (
        <Bone height="80px" />
      ) : told.length === 0 ? (
        <p>{i18n._('None yet.')}</p>
      ) : (
        <List>
          {told.map(({ id, name, active, differs }) => (
            <li key={id}>
              <Link to={paths.services.one(id)}>{name}</Link>
              {!active && <StatusChip tone="cancelled" label={i18n._('Inactive')} />}
              {differs && <small>{i18n._('Own values: {list}', { list: differs })}</small>}
            </li>
          ))}
        </List>
      )}
      {services && services.length > NAMED && (
        <Link to={paths.services.list({ typeId: type.id })}>
          {i18n._('See all {count}', { count: format.number(services.length) })}
        </Link>
      )}
      <ButtonLink icon="plus" to={paths.services.create({ typeId: type.id })} refused={refused}>
        {i18n._('New service of this type')}
      </ButtonLink>
    </Card>
  )
}
