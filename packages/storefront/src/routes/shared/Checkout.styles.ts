import { Panel } from '@shop/ui/Panel'
import { Text } from '@shop/ui/Text'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(18rem, 25rem);
  align-items: start;
  gap: ${theme.space.columns};
  margin-bottom: ${theme.space.section};

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.l};
    margin-bottom: ${theme.space.l};
  }
`

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${theme.space.m};

  & a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.size.target};
  }
`

export const Addresses = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(19rem, 100%), 1fr));
  gap: ${theme.space.m};

  & > li > article {
    height: 100%;
  }
`

export const Aside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};

  @media ${media.desktop} {
    position: sticky;
    top: ${theme.space.l};
  }
`

export const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.s};

  & > :first-child {
    flex: none;
  }
`

export const Trust = styled(Text)`
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};

  & > svg {
    flex: none;
  }
`

export const Waiting = styled(Panel)`
  display: grid;
  justify-items: center;
  gap: ${theme.space.m};
  text-align: center;

  & > p {
    max-width: 32rem;
  }
`
