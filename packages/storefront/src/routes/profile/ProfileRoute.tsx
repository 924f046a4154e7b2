import { RequireUser } from '#features/account/RequireUser.tsx'
import { paths } from '#lib/paths.ts'
import { Seo } from '#lib/Seo.tsx'
import { ProfileSkeleton } from './parts/ProfileSkeleton.tsx'
import { ProfileView } from './parts/ProfileView.tsx'
import * as texts from '#texts/profile.ts'

/** Account (protected). The server renders a skeleton, because only the browser knows the user. */
export function Component() {
  return (
    <>
      <Seo title={texts.pageTitle} description={texts.pageDescription} path={paths.profile()} isHidden />
      <RequireUser skeleton={<ProfileSkeleton />}>
        <ProfileView />
      </RequireUser>
    </>
  )
}
