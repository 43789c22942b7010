import { useQuery } from "@tanstack/react-query";
import { type TemplatePreview as Preview, type TemplateText, templatePreviewQuery } from "@/api/template";
import { EmptyState } from "@/ui/EmptyState";
import { LoadingRows } from "@/ui/LoadingRows";
import { RichText } from "@/ui/RichText";
import { SendToMe } from "./SendToMe";
import classes from "./TemplatePreview.module.css";

function Chat({ preview }: { preview: Preview }) {
  return (
    <>
      <div className={classes.chat}>
        <div className={classes.bubble}>
          <RichText html={preview.html} />
        </div>
      </div>
      <p className={classes.caption}>As it is sent</p>
      <pre className={classes.raw} dir="auto">
        {preview.text}
      </pre>
    </>
  );
}

function Mail({ preview, text }: { preview: Preview; text: TemplateText }) {
  return (
    <>
      <div className={classes.mailHead}>
        <p className={classes.subject}>
          <span className={classes.caption}>Subject</span> <bdi>{preview.subject}</bdi>
        </p>
        <SendToMe text={text} />
      </div>
      {/* User-written HTML is untrusted: the empty sandbox runs no script, follows no link and has no origin. */}
      <iframe className={classes.mail} title="Preview of the mail" sandbox="" srcDoc={preview.html} />
    </>
  );
}

/** A template with the values of a sample candidate, or its faults. */
export function TemplatePreview(text: TemplateText) {
  const { data, error } = useQuery(templatePreviewQuery(text));
  if (error) return <EmptyState text={error.message} />;
  if (!data) return <LoadingRows count={4} />;
  return (
    <section className={classes.preview} aria-label="Preview">
      <p className={classes.caption}>Shown with a sample candidate</p>
      {text.kind === "whatsapp" ? <Chat preview={data} /> : <Mail preview={data} text={text} />}
    </section>
  );
}
