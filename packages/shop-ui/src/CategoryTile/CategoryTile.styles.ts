import styled from 'styled-components'
import { hoverAction } from '@shop/ui/styles/hoverAction'
import { theme } from '@shop/ui/tokens/theme'
import { RawLink } from '@shop/ui/RawLink'

export const Root = styled(RawLink)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s};
  justify-items: center;
  font-size: ${theme.type.s};
  font-weight: ${theme.weight.medium};
  text-align: center;
  text-decoration: none;

  & > :is(picture, div) {
    width: 100%;
    border-radius: ${theme.radius.pill} ${theme.radius.pill} ${theme.radius.m} ${theme.radius.m};
    transition: background ${theme.motion.quick};
  }
  ${hoverAction}
`
