import { TagList } from '@shop/shop-ui/TagList'
import { Button } from '@shop/ui/Button'
import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

export const Root = styled.div`
  padding: ${theme.space.s} ${theme.space.l};
`

export const Links = styled(TagList)`
  & > h2 {
    font-family: ${theme.font.text};
    font-size: ${theme.type.s};
    font-weight: ${theme.weight.strong};
    letter-spacing: ${theme.tracking.none};
  }
  && > h2 + ul {
    margin-top: ${theme.space.xs};
  }
`

/** It begins where the searches above it do. */
export const Clear = styled(Button)`
  &[data-variant='quiet'] {
    padding-inline: 0;
    border: 0;
  }
`
