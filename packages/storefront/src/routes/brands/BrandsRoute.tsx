import { ButtonLink } from '@shop/ui/ButtonLink'
import { Container } from '@shop/ui/Container'
import { EmptyState } from '@shop/ui/EmptyState'
import { SearchIcon } from '@shop/ui/Icon'
import { Inline } from '@shop/ui/Inline'
import { Text } from '@shop/ui/Text'
import { useSuspenseQuery } from '@tanstack/react-query'
import { brandIndexQuery } from '#features/brands/api/brandIndexQuery.ts'
import { byLetter } from '#features/brands/byLetter.ts'
import { useServices } from '#lib/AppServices.ts'
import type { LoaderArgs } from '#lib/LoaderArgs.ts'
import { PageBreadcrumbs } from '#lib/PageBreadcrumbs.tsx'
import { paths } from '#lib/paths.ts'
import { Seo } from '#lib/Seo.tsx'
import * as shell from '#texts/shell.ts'
import * as texts from '#texts/brands.ts'
import * as S from './BrandsRoute.styles.ts'
import { BrandEntry } from './parts/BrandEntry.tsx'
import { idOf, Letters, nameOf } from './parts/Letters.tsx'

export async function loader({ api, queries }: LoaderArgs) {
  await queries.ensureQueryData(brandIndexQuery(api))
}

/** All brands of the shop from A to Z (decision 177). */
export function Component() {
  const { api } = useServices()
  const { data: brands } = useSuspenseQuery(brandIndexQuery(api))
  const groups = byLetter(brands)
  return (
    <Container gap="l" top="xs" bottom="xl">
      <Seo title={texts.title} description={texts.description(brands.length)} path={paths.brands()} />
      <PageBreadcrumbs
        items={[
          { label: texts.home, href: paths.home() },
          { label: shell.brands, href: paths.brands() },
        ]}
      />
      {groups.length === 0 ? (
        <EmptyState
          headingLevel={1}
          title={texts.none}
          icon={<SearchIcon size="xl" />}
          actions={<ButtonLink href={paths.home()}>{shell.goHome}</ButtonLink>}
        >
          {texts.noneHint}
        </EmptyState>
      ) : (
        <>
          <Inline as="header" gap="m" rowGap="none" align="baseline">
            <h1>{texts.title}</h1>
            <Text size="s" tone="muted">
              {texts.brands(brands.length)}
            </Text>
          </Inline>
          <Letters shown={groups.map(({ letter }) => letter)} />
          <S.Index>
            {groups.map((group) => (
              <S.Group key={group.letter} aria-labelledby={idOf(group.letter)}>
                <h2 id={idOf(group.letter)}>{nameOf(group.letter)}</h2>
                <ul>
                  {group.brands.map((brand) => (
                    <li key={brand.id}>
                      <BrandEntry brand={brand} />
                    </li>
                  ))}
                </ul>
              </S.Group>
            ))}
          </S.Index>
        </>
      )}
    </Container>
  )
}
