CREATE TABLE `site_figures` (
	`name` text PRIMARY KEY NOT NULL,
	`value` integer NOT NULL,
	`counted_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `runs_ended` ON `runs` (`ended_at`,`outcome`) WHERE "runs"."ended_at" IS NOT NULL;