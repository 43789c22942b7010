import { Button } from "@mantine/core";
import { IconMailForward } from "@tabler/icons-react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { sessionQuery } from "@/api/session";
import type { TemplateText } from "@/api/template";
import { mailSample } from "@/api/writing";
import { useWrite } from "@/blocks/write/useWrite";

/** Mails the template to whoever looks at it, as a sample candidate would get it. */
export function SendToMe({ text }: { text: TemplateText }) {
  const { email } = useSuspenseQuery(sessionQuery).data;
  const mail = useWrite({ topics: ["message"] });
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconMailForward size={15} stroke={1.7} aria-hidden="true" />}
      loading={mail.busy}
      onClick={() => mail.run(text, (key) => mailSample(email, text, key))}
    >
      Send to me
    </Button>
  );
}
