import { Text } from '@shop/ui/Text'
import { touchRow } from '@shop/ui/styles/touchRow'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

export const Page = styled.div`
  display: grid;
  grid-template-columns: 13rem minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space.l} calc(1.25 * ${theme.space.columns});
  max-width: ${theme.size.page};
  margin-inline: auto;
  padding: ${theme.space.l} ${theme.space.gutter} ${theme.space.section};

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.m};
  }
`

export const Side = styled.div`
  @media ${media.desktop} {
    position: sticky;
    top: 7rem;
  }
`

export const Greeting = styled(Text)`
  overflow-wrap: anywhere;

  @media ${media.desktop} {
    & > b {
      display: block;
    }
  }
`

export const Head = styled.header`
  ${touchRow}
`

export const Below = styled.section`
  margin-top: ${theme.space.m};
`

export const Form = styled.form`
  & > * {
    width: 100%;
  }
  @media ${media.desktop} {
    & > button {
      width: auto;
    }
  }
`

export const Row = styled.div`
  overflow-wrap: anywhere;

  /* The button stays beside it; large text pushes it below. */
  & > dl {
    flex: 1 1 12rem;
    min-width: 0;
  }
`
