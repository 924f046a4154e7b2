import { UserIcon } from '../Icon/Icon.tsx'
import { truncateName } from '../lib/truncateName.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

export interface AccountNameProps {
  /** Name of the shopper; names over 20 characters are cut (specification §2). */
  name: string
}

/** Label of the account menu's button: an icon, and the shopper's name where the header has room. */
export function AccountName({ name }: AccountNameProps) {
  return (
    <>
      <UserIcon />
      <VisuallyHidden>Account of </VisuallyHidden>
      <span data-part="label">{truncateName(name)}</span>
    </>
  )
}
