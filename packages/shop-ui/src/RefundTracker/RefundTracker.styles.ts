import styled from 'styled-components'
import { theme } from '@shop/ui/tokens/theme'

export const Head = styled.div`
  & > h3 {
    font-family: ${theme.font.text};
    font-size: ${theme.type.m};
    font-weight: ${theme.weight.strong};
    letter-spacing: ${theme.tracking.none};
  }
  & > span {
    color: ${theme.color.text.muted};
    font-size: ${theme.type.s};
  }
`
