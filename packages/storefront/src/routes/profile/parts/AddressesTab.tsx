import type { AddressWire } from '@shop/contract/users.schema'
import { AddressCard } from '@shop/shop-ui/AddressCard'
import { Button } from '@shop/ui/Button'
import { ConfirmDialog } from '@shop/ui/ConfirmDialog'
import { EmptyState } from '@shop/ui/EmptyState'
import { Heading } from '@shop/ui/Heading'
import { MapPinIcon, PlusIcon } from '@shop/ui/Icon'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { addressesQuery, removeAddress } from '#features/addresses/api/addressesQuery.ts'
import { parseEdited } from '#features/addresses/parseEdited.ts'
import { useServices } from '#lib/AppServices.ts'
import { notify } from '#lib/notify.ts'
import { paths } from '#lib/paths.ts'
import { useGo } from '#lib/useGo.ts'
import { useSearch } from '#lib/useSearch.ts'
import { Grid } from '@shop/ui/Grid'
import * as S from '../ProfileRoute.styles.ts'
import { AddressEditor } from './AddressEditor.tsx'
import { LoadingOrFailed } from './LoadingOrFailed.tsx'
import * as texts from '#texts/profile.ts'

export function AddressesTab() {
  const { api } = useServices()
  const { data, error, refetch } = useQuery(addressesQuery(api))
  const go = useGo()
  const edited = parseEdited(useSearch())
  const address = data?.find(({ id }) => id === edited)
  const [removed, setRemoved] = useState<AddressWire>()
  const title = useRef<HTMLHeadingElement>(null)
  const hasEdited = useRef(false)

  // The form is replaced by the list, whose title takes its focus.
  useEffect(() => {
    if (edited === undefined && hasEdited.current) title.current?.focus()
    hasEdited.current = edited !== undefined
  }, [edited])

  const removal = useMutation({
    mutationFn: ({ id }: AddressWire) => removeAddress(api, id),
    onSuccess: async () => {
      await refetch()
      notify.success(texts.addressRemoved)
    },
    onSettled: () => {
      setRemoved(undefined)
      title.current?.focus()
    },
  })
  if (data !== undefined && (edited === 'new' || address !== undefined)) {
    return (
      <AddressEditor
        key={edited}
        address={address ?? null}
        isFirst={data.length === 0}
        onDone={() => go(paths.addresses(), { replace: true })}
      />
    )
  }
  const addNew = () => go(paths.addresses('new'))
  return (
    <>
      <Heading ref={title} tabIndex={-1} level={1} size="h2">
        {texts.addresses}
      </Heading>
      {data === undefined && (
        <LoadingOrFailed message={texts.loadAddressesFailed} error={error} onRetry={refetch} />
      )}
      {data?.length === 0 && (
        <EmptyState
          title={texts.noAddressesYet}
          icon={<MapPinIcon size="xl" />}
          actions={<Button onClick={addNew}>{texts.addAnAddress}</Button>}
        >
          {texts.noAddressesHint}
        </EmptyState>
      )}
      {data !== undefined && data.length > 0 && (
        <Grid as="ul" columnRem={18} align="stretch" role="list" aria-label={texts.yourAddresses}>
          {data.map((address) => (
            <li key={address.id}>
              <AddressCard
                address={address}
                isDefault={address.is_default}
                headingLevel={2}
                actions={
                  <>
                    <Button
                      variant="quiet"
                      aria-label={texts.editAddressOf(address.name, address.line1)}
                      onClick={() => go(paths.addresses(address.id))}
                    >
                      {texts.edit}
                    </Button>
                    <Button
                      variant="quiet"
                      aria-label={texts.removeAddressOf(address.name, address.line1)}
                      onClick={() => setRemoved(address)}
                    >
                      {texts.remove}
                    </Button>
                  </>
                }
              />
            </li>
          ))}
          <li>
            <S.AddTile type="button" onClick={addNew}>
              <PlusIcon />
              {texts.addAnAddress}
            </S.AddTile>
          </li>
        </Grid>
      )}
      <ConfirmDialog
        isOpen={removed !== undefined}
        title={texts.removeAddress}
        description={removed && [removed.line1, removed.city, removed.pincode].join(', ')}
        confirmLabel={texts.remove}
        tone="critical"
        isBusy={removal.isPending}
        onConfirm={() => removed && removal.mutate(removed)}
        onClose={() => setRemoved(undefined)}
      >
        {texts.removeAddressHint}
      </ConfirmDialog>
    </>
  )
}
