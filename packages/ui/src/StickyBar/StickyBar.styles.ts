import styled from 'styled-components'
import { layer } from '../tokens/layer.ts'
import { media } from '../tokens/media.ts'
import { theme } from '../tokens/theme.ts'

/** The container `bar` leaves out parts for which enlarged text leaves no room. */
export const Root = styled.div`
  container: bar / inline-size;
  position: sticky;
  bottom: 0;
  z-index: ${layer.sticky};
  display: flex;
  align-items: center;
  gap: ${theme.space.xs} ${theme.space.m};
  margin-inline: calc(-1 * ${theme.space.gutter});
  padding: ${theme.space.xs} ${theme.space.gutter} max(${theme.space.xs}, env(safe-area-inset-bottom));
  /* From edge to edge of the window, however narrow the section is. */
  border-image: linear-gradient(${theme.color.line.subtle} 1px, ${theme.color.surface.page} 0) fill 0 / 0 / 0
    100vw;
  transition:
    transform ${theme.motion.slow},
    visibility ${theme.motion.slow};

  &[data-needed='false'] {
    visibility: hidden;
    transform: translateY(100%);
  }
  @media ${media.desktop} {
    justify-content: end;

    & > :last-child {
      flex: none;
      width: 18rem;
    }
    /* Alone, it has the edges of the fields above it. */
    & > :only-child {
      width: 100%;
    }
  }
  @media ${media.mobile} {
    & > :last-child {
      flex: 1 1 9.5rem;
      padding-inline: min(${theme.space.m}, 4cqi);
    }
  }
  /* A low window is the product's: the bar is as high as its button has to be for a finger. */
  @media ${media.short} {
    &[data-needed] {
      padding-block: ${theme.space.xxs} max(${theme.space.xxs}, env(safe-area-inset-bottom));
    }
    & > :last-child {
      min-height: ${theme.size.target};
      padding-block: 0;
    }
  }
`
