CREATE INDEX `logs_user` ON `logs` (`user_id`) WHERE "logs"."user_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `metrics_user` ON `metrics` (`user_id`) WHERE "metrics"."user_id" IS NOT NULL;