import { ButtonLink } from '@shop/ui/ButtonLink'
import { Container } from '@shop/ui/Container'
import { EmptyState } from '@shop/ui/EmptyState'
import { SearchIcon } from '@shop/ui/Icon'
import { useSuspenseQuery } from '@tanstack/react-query'
import { brandsQuery } from '#features/brands/api/brandsQuery.ts'
import { byLetter, type LetterOfBrands } from '#features/brands/byLetter.ts'
import { useServices } from '#lib/AppServices.ts'
import type { LoaderArgs } from '#lib/LoaderArgs.ts'
import { PageBreadcrumbs } from '#lib/PageBreadcrumbs.tsx'
import { paths } from '#lib/paths.ts'
import { Seo } from '#lib/Seo.tsx'
import * as shell from '#texts/shell.ts'
import * as texts from '#texts/brands.ts'
import * as S from './BrandsRoute.styles.ts'

export async function loader({ api, queries }: LoaderArgs) {
  await queries.ensureQueryData(brandsQuery(api))
}

/** All brands of the shop from A to Z (decision 177). */
export function Component() {
  const { api } = useServices()
  const { data: brands } = useSuspenseQuery(brandsQuery(api))
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
          <h1>{texts.title}</h1>
          <nav aria-label={texts.letters}>
            <S.Letters role="list">
              {groups.map((group) => (
                <li key={group.letter}>
                  <S.Letter href={`#${idOf(group)}`} aria-label={nameOf(group)}>
                    {group.letter}
                  </S.Letter>
                </li>
              ))}
            </S.Letters>
          </nav>
          <S.Index>
            {groups.map((group) => (
              <S.Group key={group.letter} aria-labelledby={idOf(group)}>
                <h2 id={idOf(group)}>{nameOf(group)}</h2>
                <ul>
                  {group.brands.map(({ id, name, slug }) => (
                    <li key={id}>
                      <S.Brand href={paths.brand(slug)}>{name}</S.Brand>
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

const OTHER = '#'
const idOf = ({ letter }: LetterOfBrands) => (letter === OTHER ? 'others' : `letter-${letter.toLowerCase()}`)
const nameOf = ({ letter }: LetterOfBrands) => (letter === OTHER ? texts.otherNames : letter)
