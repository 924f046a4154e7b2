import * as Radix from 'radix-ui/dialog'
import styled, { keyframes } from 'styled-components'
import { layer } from '../tokens/layer.ts'
import { media } from '../tokens/media.ts'
import { theme } from '../tokens/theme.ts'

const appear = keyframes`from { opacity: 0; }`
const vanish = keyframes`to { opacity: 0; }`
/* Each placement sets the start and end position of the animation in `--from`. */
const enter = keyframes`from { opacity: var(--from-opacity, 1); transform: var(--from); }`
const leave = keyframes`to { opacity: var(--from-opacity, 1); transform: var(--from); }`

export const Scrim = styled(Radix.Overlay)`
  position: fixed;
  inset: 0;
  z-index: ${layer.dialog};
  background: ${theme.color.surface.scrim};
  animation: ${appear} ${theme.motion.slow};

  &[data-state='closed'] {
    animation: ${vanish} ${theme.motion.quick} forwards;
  }
`

export const Panel = styled(Radix.Content)`
  position: fixed;
  z-index: ${layer.dialog};
  display: flex;
  flex-direction: column;
  background: ${theme.color.surface.page};
  box-shadow: ${theme.shadow.overlay};
  animation: ${enter} ${theme.motion.slow};

  &:focus {
    outline: none;
  }
  &[data-state='closed'] {
    animation: ${leave} ${theme.motion.quick} forwards;
  }

  &[data-placement='center'] {
    --from: translateY(0.75rem);
    --from-opacity: 0;
    inset: 0;
    width: min(36rem, 100% - 2rem);
    height: fit-content;
    max-height: min(46rem, 100dvh - 2rem);
    margin: auto;
    border-radius: ${theme.radius.l};
  }
  &[data-placement='start'] {
    --from: translateX(-100%);
    inset-block: 0;
    inset-inline-start: 0;
    width: min(24rem, 100% - 2.5rem);
  }
  &[data-placement='end'] {
    --from: translateX(100%);
    inset-block: 0;
    inset-inline-end: 0;
    width: min(26rem, 100% - 2.5rem);
  }
  &[data-placement='start']:dir(rtl) {
    --from: translateX(100%);
  }
  &[data-placement='end']:dir(rtl) {
    --from: translateX(-100%);
  }
  &[data-placement='full'] {
    --from: none;
    --from-opacity: 0;
    inset: 0;
  }
  @media ${media.mobile} {
    &[data-placement='center'] {
      --from: translateY(100%);
      --from-opacity: 1;
      inset: auto 0 0;
      width: 100%;
      max-height: 88dvh;
      margin: 0;
      border-radius: ${theme.radius.l} ${theme.radius.l} 0 0;
    }
  }
  @media ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`

export const Head = styled.header`
  display: flex;
  flex: none;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.space.m};
  padding-block: ${theme.space.s};
  padding-inline: ${theme.space.l} ${theme.space.s};

  @media ${media.short} {
    padding-block: ${theme.space.xxs} 0;
  }
`

export const Title = styled(Radix.Title)`
  padding-block: calc(0.8 * ${theme.space.xs});
  font-size: ${theme.type.h3};

  @media ${media.short} {
    font-size: ${theme.type.l};
  }
`

export const Description = styled(Radix.Description)`
  color: ${theme.color.text.muted};
  font-size: ${theme.type.s};
`

export const Body = styled.div`
  flex: 1;
  min-height: 0;
  padding: ${theme.space.xxs} ${theme.space.l} ${theme.space.l};
  overflow-y: auto;
  overscroll-behavior: contain;

  &:focus-visible {
    outline-offset: -2px;
  }
`

export const Foot = styled.footer`
  flex: none;
  padding: ${theme.space.s} ${theme.space.l} max(${theme.space.s}, env(safe-area-inset-bottom));
  border-top: 1px solid ${theme.color.line.subtle};

  @media ${media.short} {
    padding-block: ${theme.space.xxs} max(${theme.space.xxs}, env(safe-area-inset-bottom));
  }
`
