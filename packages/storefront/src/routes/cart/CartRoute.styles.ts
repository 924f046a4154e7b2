import { Panel } from '@shop/ui/Panel'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 52rem) minmax(18rem, 26rem);
  justify-content: space-between;
  align-items: start;
  gap: clamp(2rem, 5vw, 5rem);
  margin-bottom: ${theme.space.section};

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.l};
    margin-bottom: ${theme.space.l};
  }
`

export const Where = styled(Panel)`
  padding: ${theme.space.s} ${theme.space.l};
`

export const Saved = styled.section`
  max-width: 52rem;
  margin-bottom: ${theme.space.section};
`

export const SkeletonLine = styled.div`
  display: grid;
  grid-template-columns: clamp(4.5rem, 24vw, 8rem) minmax(0, 1fr);
  gap: ${theme.space.m};

  & > :first-child {
    height: auto;
    aspect-ratio: 4 / 5;
  }
`
