import { UserIcon } from '../Icon/Icon.tsx'
import { cutName } from '../lib/cutName.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

export interface AccountNameProps {
  /** Who is logged in. Names over 20 characters are cut (spec §2). */
  name: string
}

/** What the button of the account menu says: an icon, and the shopper's name where the header has room for it. */
export function AccountName({ name }: AccountNameProps) {
  return (
    <>
      <UserIcon />
      <VisuallyHidden>Account of </VisuallyHidden>
      <span data-part="label">{cutName(name)}</span>
    </>
  )
}
