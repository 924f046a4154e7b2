import styled from 'styled-components'
import * as Dialog from '../../DialogParts/DialogParts.tsx'
import { visuallyHidden } from '../../styles/visuallyHidden.ts'
import { layer } from '../../tokens/layer.ts'
import { theme } from '../../tokens/theme.ts'

/** Over the picture, which so has the whole window. */
export const Head = styled(Dialog.Header)`
  position: absolute;
  inset-block-start: env(safe-area-inset-top);
  inset-inline-end: 0;
  z-index: ${layer.control};

  & > button {
    background: ${theme.color.surface.raised};
    box-shadow: ${theme.shadow.raised};
  }
`

export const Title = styled(Dialog.Title)`
  ${visuallyHidden}
`

export const Stage = styled.div`
  display: grid;
  place-content: safe center;
  container-type: size;
  height: 100%;
  overflow: auto;
  overscroll-behavior: contain;
  scrollbar-width: none;
`

export const Toggle = styled.button`
  position: relative;
  display: block;
  /* The whole picture; never so wide that it is blurred. */
  width: min(100cqw, 80cqh, var(--picture-width, 100cqw));
  /* Large at once, so that it can be scrolled to a point: with reduced motion, all else has a shortest transition. */
  transition-property: none;
  touch-action: manipulation;
  cursor: zoom-in;

  &[aria-pressed='true'] {
    width: min(max(160cqw, 130cqh), var(--picture-width, 1000cqw));
    cursor: zoom-out;
  }
  & > img + :is(picture, div) {
    background: transparent;
  }
  & > img + div {
    visibility: hidden;
  }
`

export const Loaded = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: contain;
`

export const Foot = styled.div`
  position: absolute;
  inset-inline: 0;
  bottom: max(${theme.space.m}, env(safe-area-inset-bottom));
  z-index: ${layer.control};
  display: flex;
  align-items: center;
  width: fit-content;
  margin-inline: auto;
  padding-inline: ${theme.space.xxs};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.surface.raised};
  box-shadow: ${theme.shadow.raised};
  font-size: ${theme.type.s};
  font-variant-numeric: tabular-nums;
`
