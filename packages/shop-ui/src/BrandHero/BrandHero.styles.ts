import styled from 'styled-components'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'

export const Root = styled.header`
  display: grid;
  overflow: hidden;
  border-radius: ${theme.radius.l};
  background: ${theme.color.surface.brand};

  &[data-pictures='true'] {
    grid-template-columns: minmax(16rem, 2fr) 3fr;
  }
  @media ${media.mobile} {
    &[data-pictures='true'] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`

export const Text = styled.div`
  align-content: center;
  min-width: 0;
  padding: ${theme.space.l} ${theme.space.columns};
  overflow-wrap: anywhere;

  @media ${media.mobile} {
    padding: ${theme.space.m};
  }
`

export const Pictures = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space.xxs};
  height: clamp(14rem, 22vw, 20rem);

  & > div {
    height: 100%;
  }
  @media ${media.mobile} {
    order: -1;
    height: min(30vw, 16rem);
  }
`
