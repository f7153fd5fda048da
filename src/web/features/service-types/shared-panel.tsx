import styled from '@emotion/styled'
import { useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import type { OfferedType } from '#api/contract/service-types.ts'
import { contract } from '#api/contract/table.ts'
import { useApi } from '../../client/api-context.ts'
import { errorWords } from '../../client/error-words.ts'
import { queryAllOf } from '../../client/query.ts'
import { useOperation } from '../../client/use-operation.ts'
import { errorSentence } from '../../fields/error-sentence.ts'
import { paint } from '../../theme/paint.ts'
import { radius, size, weight } from '../../theme/scale.ts'
import { Button } from '../../ui/button.tsx'
import { confirm } from '../../ui/confirm.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { SidePanel } from '../../ui/panel/side-panel.tsx'
import { Bone } from '../../ui/skeletons.tsx'
import { showToast } from '../../ui/toast.ts'

const Offers = styled('ul')({
  display: 'grid',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'grid',
    gap: 8,
    justifyItems: 'start',
    padding: 16,
    border: `1px solid ${paint.line}`,
    borderRadius: radius.sheet,
  },
  '& h3': { margin: 0, fontSize: size.body1, fontWeight: weight.semibold, overflowWrap: 'anywhere' },
  '& p': { margin: 0, color: paint.soft, fontSize: size.body2, overflowWrap: 'anywhere' },
})

/** The service types that other organizations share: each is accepted as one's own here, or removed again. */
export default function SharedPanel({ onClose }: { onClose: () => void }) {
  const { i18n } = useLingui()
  const { data, error, refetch } = useQuery(queryAllOf(useApi(), contract.sharedTypes.list))
  const failed = error && errorWords(i18n, error)
  return (
    <SidePanel
      open
      title={i18n._('Shared by others')}
      description={i18n._(
        'An accepted type is copied into your service types. You can change your copy; later changes of theirs don’t reach it.',
      )}
      onClose={onClose}
      actions={<Button onClick={onClose}>{i18n._('Close')}</Button>}
    >
      {failed && <ErrorState title={failed.title} description={failed.advice} retry={() => void refetch()} />}
      {!failed && !data && <Bone height="120px" />}
      {data?.items.length === 0 && <p>{i18n._('No other organization shares a service type with yours.')}</p>}
      {data && data.items.length > 0 && (
        <Offers aria-label={i18n._('Shared by others')}>
          {data.items.map((offer) => (
            <Offer key={offer.id} offer={offer} />
          ))}
        </Offers>
      )}
    </SidePanel>
  )
}

function Offer({ offer: { id, name, description, isAccepted } }: { offer: OfferedType }) {
  const { i18n } = useLingui()
  const onError = (error: unknown) => showToast({ tone: 'no-show', text: errorSentence(i18n, error) })
  const accept = useOperation(contract.sharedTypes.accept, { onError })
  const remove = useOperation(contract.serviceTypes.remove, { onError })
  const askToRemove = async () => {
    const isMeant = await confirm({
      title: i18n._('Remove “{name}”?', { name }),
      text: i18n._('Services stay and keep their rules, without a type.'),
      confirmLabel: i18n._('Remove'),
      danger: true,
    })
    if (isMeant) remove.mutate({ params: { id } })
  }
  return (
    <li>
      <h3>{name}</h3>
      {description && <p>{description}</p>}
      {isAccepted ? (
        <Button icon="trash" busy={remove.isPending} onClick={() => void askToRemove()}>
          {i18n._('Remove')}
        </Button>
      ) : (
        <Button icon="plus" busy={accept.isPending} onClick={() => accept.mutate({ params: { id } })}>
          {i18n._('Accept')}
        </Button>
      )}
    </li>
  )
}
