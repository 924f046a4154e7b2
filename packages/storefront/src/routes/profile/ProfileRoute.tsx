import { RequireUser } from '#features/account/RequireUser.tsx'
import { paths } from '#lib/paths.ts'
import { Seo } from '#lib/Seo.tsx'
import { ProfileSkeleton } from './parts/ProfileSkeleton.tsx'
import { ProfileView } from './parts/ProfileView.tsx'

/** Account (protected). The server renders a skeleton, because only the browser knows the user. */
export function Component() {
  return (
    <>
      <Seo
        title="Your account · the product"
        description="Your details, orders, wishlist and addresses."
        path={paths.profile()}
        isHidden
      />
      <RequireUser skeleton={<ProfileSkeleton />}>
        <ProfileView />
      </RequireUser>
    </>
  )
}
