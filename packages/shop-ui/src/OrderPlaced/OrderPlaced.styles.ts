import styled, { keyframes } from 'styled-components'
import { centred } from '@shop/ui/styles/centred'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'
import { ButtonRow } from '../lib/buttonRow.styles.ts'

const settle = keyframes`from { transform: scale(0.6); opacity: 0; }`

export const Root = styled.section`
  padding: ${theme.space.xl} ${theme.space.l};
  border-radius: ${theme.radius.l};
  background: ${theme.color.positive.surface};
  text-align: center;

  & > h1 {
    font-size: ${theme.type.h2};
    text-wrap: balance;
  }
  @media ${media.mobile} {
    padding: ${theme.space.l};
  }
`

export const Mark = styled.div`
  ${centred}
  width: 4.5rem;
  height: 4.5rem;
  border-radius: 50%;
  color: ${theme.color.text.inverse};
  background: ${theme.color.positive.text};
  animation: ${settle} ${theme.motion.slow};

  @media ${media.reducedMotion} {
    animation: none;
  }
`

export const Actions = styled(ButtonRow)`
  align-self: stretch;
`
