// The second fallback (docs/product.md 'Fallback screens', docs/product.md 'Fallback screens'): a part of a page that breaks leaves the
// rest standing.
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { reportError } from '../../../lib/report-error.ts';
import { Container } from '../../../ui/layout/Container.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';

type DataAreaProps = { children: ReactNode };

export class DataArea extends Component<DataAreaProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    reportError(error, { path: window.location.pathname, componentStack: componentStack ?? null });
  }

  override render() {
    return this.state.isBroken ? <Broken /> : this.props.children;
  }
}

function Broken() {
  return (
    <Container>
      <Notice tone="error">Wystąpił błąd. Spróbuj ponownie później.</Notice>
    </Container>
  );
}
