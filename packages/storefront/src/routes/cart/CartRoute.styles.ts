import { Panel } from '@shop/ui/Panel'
import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

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
