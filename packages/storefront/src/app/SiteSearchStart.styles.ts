import { TagList } from '@shop/shop-ui/TagList'
import { Button } from '@shop/ui/Button'
import { media } from '@shop/ui/tokens/media'
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

/** Fewer on a phone, so that all ways on are seen together. */
export const Recent = styled(Links)`
  @media ${media.mobile} {
    & li:nth-child(n + 5) {
      display: none;
    }
  }
`

export const Popular = styled(Links)`
  @media ${media.mobile} {
    & li:nth-child(n + 7) {
      display: none;
    }
  }
`

/** It begins where the searches above it do. */
export const Clear = styled(Button)`
  &[data-variant='quiet'] {
    padding-inline: 0;
    border: 0;
  }
`
