import styled from 'styled-components'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  & > * + * {
    margin-top: ${theme.space.l};
  }
  & > h2 + * {
    margin-top: 0;
  }
`

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.xs} ${theme.space.l};
  padding-top: ${theme.space.m};
  border-top: 1px solid ${theme.color.line.subtle};

  &[data-title-hidden='true'] {
    padding-top: 0;
    border-top: 0;

    & > :last-child {
      margin-left: auto;
    }
  }
  & > h2 {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space.xl} ${theme.space.l};

  @media ${media.wide} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.m};

    /* On a phone the first post has a large picture and the others are rows, which keeps the page short. */
    & > li + li > article {
      grid-template-columns: 7.5rem minmax(0, 1fr);
      align-items: center;
      gap: ${theme.space.m};
    }
    & > li + li h3 {
      font-size: ${theme.type.h4};
    }
  }
`
