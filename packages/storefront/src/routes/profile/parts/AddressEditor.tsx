import type { AddressWire } from '@shop/contract/users.schema'
import { AddressForm, type AddressErrors, type AddressValues } from '@shop/ui/AddressForm'
import { addressesQuery, findPlace, saveAddress } from '#features/addresses/api/addressesQuery.ts'
import { checkAddress, toAddressErrors, toAddressValues } from '#features/addresses/addressValues.ts'
import { ApiError } from '#lib/api/ApiClient.ts'
import { useServices } from '#lib/AppServices.ts'
import { notify } from '#lib/notify.ts'
import * as S from '../ProfileRoute.styles.ts'

interface AddressEditorProps {
  /** Null for a new one. */
  address: AddressWire | null
  /** There is none yet: it becomes the default by itself. */
  isFirst: boolean
  onDone: () => void
}

/** Adds an address or changes one. */
export function AddressEditor({ address, isFirst, onDone }: AddressEditorProps) {
  const { api, queries } = useServices()

  async function save(values: AddressValues): Promise<AddressErrors | undefined> {
    const checked = checkAddress(values)
    if ('errors' in checked) return checked.errors
    try {
      await saveAddress(api, address?.id ?? null, checked.address)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const problems = error.problem?.errors?.map(({ path, message }) => [path, message] as const)
      return problems ? toAddressErrors(problems) : { form: error.message }
    }
    await queries.invalidateQueries(addressesQuery(api))
    notify.success('Address saved')
    onDone()
    return undefined
  }
  return (
    <>
      <S.Title>{address === null ? 'A new address' : 'Change the address'}</S.Title>
      <AddressForm
        {...(address && { initial: toAddressValues(address) })}
        isDefaultFixed={isFirst || address?.is_default === true}
        findPlace={(pincode) => findPlace(api, pincode)}
        onSubmit={save}
        onCancel={onDone}
      />
    </>
  )
}
